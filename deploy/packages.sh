#!/bin/sh
# Installs the Debian 12 packages for a machine of the cluster, `npm run ops -- chaos cluster` and `npm run ops -- check-deploy`. As root.
# It starts nothing: each machine starts its own services (docs/operations.md).
#   deploy/packages.sh            everything
#   deploy/packages.sh database   a node of PostgreSQL: Patroni, etcd, PostgreSQL 15
#   deploy/packages.sh api        a machine with copies of the API: PgBouncer, HAProxy, nginx
#   deploy/packages.sh watch      Prometheus with promtool
set -eu

database="postgresql-15 patroni python3-etcd python3-psycopg2 etcd-server etcd-client prometheus-node-exporter"
api="pgbouncer haproxy nginx-light"
watch="prometheus"
check="shellcheck"
case "${1:-all}" in
  database) packages="$database" ;;
  api) packages="$api" ;;
  watch) packages="$watch" ;;
  all) packages="$database $api $watch $check" ;;
  *) echo "Choose database, api, watch or nothing for all." >&2; exit 2 ;;
esac

# Debian starts each service when it installs it; this policy prevents that while the script runs.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod 755 "$policy"
  trap 'rm -f "$policy"' EXIT
fi
# Patroni makes its own cluster, so Debian must not make another one.
mkdir -p /etc/postgresql-common/createcluster.d
echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.d/dryrun.conf
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
# shellcheck disable=SC2086 # a list of names
apt-get install -q -y --no-install-recommends $packages
