#!/bin/sh
# Runs a command of the operator as the program's user with the settings of its unit, as root:
#   docs/deploy/as-market.sh npm run doctor
#   DATABASE_OWNER_URL=postgres://owner:…@127.0.0.1:5432/market docs/deploy/as-market.sh npm run migrate
set -eu
[ $# -gt 0 ] || { echo 'usage: as-market.sh <command>' >&2; exit 1; }
APP_ENV=production DATA_DIR=/var/lib/market HOME=/var/lib/market
export APP_ENV DATA_DIR HOME
set -a
# values with spaces or signs of the shell stand in single quotes, which systemd reads the same way
. "${SETTINGS:-/etc/market.env}"
set +a
cd "$(dirname "$0")/../.."
exec setpriv --reuid=market --regid=market --clear-groups "$@"
