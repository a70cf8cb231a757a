#!/bin/sh
# Makes a data directory from a base backup that a server of the same version brings to the given second by the archived
# log, and holds there until pg_wal_replay_resume() is called.
set -eu
usage='usage: restore-to.sh <base backup> <folder of archived log> <new data directory> <time with zone>'
base=${1:?$usage} log=${2:?$usage} target=${3:?$usage} time=${4:?$usage}
test ! -e "$target" || { echo "$target exists: name a new directory" >&2; exit 1; }
cp -a "$base" "$target"
chmod 700 "$target"
cat >> "$target/postgresql.auto.conf" <<CONF
archive_mode = off
restore_command = 'cp $log/%f %p'
recovery_target_time = '$time'
recovery_target_action = 'pause'
CONF
touch "$target/recovery.signal"
