#!/bin/sh
# Copies a running PostgreSQL into a new folder, checked after the copy. Connection by PGHOST, PGPORT and PGUSER.
set -eu
target=${1:?usage: base-backup.sh <new folder>}
test ! -e "$target" || { echo "$target exists: name a new folder" >&2; exit 1; }
pg_basebackup --pgdata "$target.partial" --wal-method stream --checkpoint fast --manifest-checksums CRC32C
pg_verifybackup --quiet "$target.partial"
mv "$target.partial" "$target"
