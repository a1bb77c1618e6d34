"""Who somebody is: guests by signed cookie, links to seats, optional accounts."""
