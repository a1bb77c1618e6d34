"""Why a server does not do what it is asked, a file for each language."""
