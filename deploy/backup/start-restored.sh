#!/bin/sh
# Starts PostgreSQL on what restore.sh made, and returns once it has replayed: start-restored.sh FOLDER [PORT]
# Nobody but this user reaches it, by the socket in FOLDER.run, and it archives nothing. Whatever the cluster's own settings say
# about addresses, access and standbys is of the cluster and not of this copy. PG_MINUTES is how long it may replay (360).
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
# Without hot_standby the settings of the primary (max_connections and others, which Patroni gives on the command line) are not needed.
"$bin/pg_ctl" -D "$data" -w -t 3600 -l "$run/log" -o "-c listen_addresses= -c port=$port -c unix_socket_directories='$run' -c hba_file='$run/pg_hba.conf' -c ident_file='$run/pg_ident.conf' -c synchronous_standby_names= -c archive_mode=off -c ssl=off -c hot_standby=off" start ||
  failed 'it did not start'
end=$(($(date +%s) + ${PG_MINUTES:-360} * 60))
until [ "$("$bin/psql" -h "$run" -p "$port" -U "${PG_USER:-postgres}" -d postgres -XAtc 'select pg_is_in_recovery()' 2> /dev/null)" = f ]; do
  "$bin/pg_ctl" -D "$data" status > /dev/null || failed 'it ended while it replayed'
  [ "$(date +%s)" -lt "$end" ] || failed 'it took too long to replay'
  sleep 1
done
echo "It has replayed. psql -h $run -p $port -U ${PG_USER:-postgres}"
