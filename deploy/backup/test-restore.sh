#!/bin/sh
# A backup that nobody has restored is none: once a week (dryrun-restore-test.timer) the newest one is restored into a folder that is
# thrown away, started, and asked. Not as root.
. "$(dirname "$0")/common.sh"
bin="${PG_BIN:-/usr/lib/postgresql/15/bin}"
folder="$(mktemp -d)"
trap '"$bin/pg_ctl" -D "$folder/data" -m immediate stop > /dev/null 2>&1 || true; rm -rf "$folder"' EXIT
"$(dirname "$0")/restore.sh" --into "$folder/data"
"$bin/pg_ctl" -D "$folder/data" -w -t 3600 -l "$folder/log" -o "-c listen_addresses= -c unix_socket_directories=$folder -c hot_standby=off" start || {
  tail -n 20 "$folder/log" >&2
  exit 1
}
ask() { "$bin/psql" -h "$folder" -U "${PG_USER:-postgres}" -d "${1}" -XAtc "$2"; }
until [ "$(ask postgres 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
# Every page of every table is read, which checks the checksums of the data.
"$bin/pg_dumpall" -h "$folder" -U "${PG_USER:-postgres}" > /dev/null
rows="$(ask "${PG_DATABASE:-dryrun}" 'select count(*) from users')"
tell dryrun_restore_tested_timestamp_seconds
echo "The newest backup was restored and read; it has $rows accounts."
