#!/bin/sh
# Starts PostgreSQL on the folder from restore.sh, and returns after the replay: start-restored.sh FOLDER [PORT]
# Only this user can connect, through the socket in FOLDER.run, and it archives nothing. The cluster's settings for addresses,
# access and standbys do not apply to this copy. PG_MINUTES limits the replay (360).
set -eu
umask 077
data="${1:?start-restored.sh FOLDER [PORT]}" port="${2:-5433}"
bin="${PG_BIN:-/usr/lib/postgresql/15/bin}"
run="$data.run"
mkdir -p "$run"
echo 'local all all trust' > "$run/pg_hba.conf"
: > "$run/pg_ident.conf"
failed() {
  echo "The restored database did not come up: $1." >&2
  tail -n 20 "$run/log" >&2 || true
  "$bin/pg_ctl" -D "$data" -m immediate stop > /dev/null 2>&1 || true
  exit 1
}
# Without hot_standby it does not need the primary's settings (max_connections and others, which Patroni passes on the command line).
"$bin/pg_ctl" -D "$data" -w -t 3600 -l "$run/log" -o "-c listen_addresses= -c port=$port -c unix_socket_directories='$run' -c hba_file='$run/pg_hba.conf' -c ident_file='$run/pg_ident.conf' -c synchronous_standby_names= -c archive_mode=off -c ssl=off -c hot_standby=off" start ||
  failed 'it did not start'
end=$(($(date +%s) + ${PG_MINUTES:-360} * 60))
until [ "$("$bin/psql" -h "$run" -p "$port" -U "${PG_USER:-postgres}" -d postgres -XAtc 'select pg_is_in_recovery()' 2> /dev/null)" = f ]; do
  "$bin/pg_ctl" -D "$data" status > /dev/null || failed 'it ended while it replayed'
  [ "$(date +%s)" -lt "$end" ] || failed 'it took too long to replay'
  sleep 1
done
echo "It has replayed. psql -h $run -p $port -U ${PG_USER:-postgres}"
