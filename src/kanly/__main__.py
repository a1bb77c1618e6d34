"""`python -m kanly` is the command `kanly`."""

import sys

from kanly.cli.main import main

sys.exit(main())
