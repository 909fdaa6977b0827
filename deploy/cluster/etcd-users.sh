#!/bin/sh
# Sets the passwords of a new etcd: of its administrator (root) and of Patroni, which may read and write its own keys. Run it once, when all
# members run. The environment has ETCDCTL_ENDPOINTS, ETCDCTL_CACERT, ETCDCTL_CERT, ETCDCTL_KEY, ETCD_ROOT_PASSWORD, ETCD_USER, ETCD_PASSWORD.
set -eu
export ETCDCTL_API=3

# The passwords are passed on standard input: every user of the machine can see arguments.
printf '%s\n' "${ETCD_ROOT_PASSWORD:?}" | etcdctl user add root --interactive=false
printf '%s\n' "${ETCD_PASSWORD:?}" | etcdctl user add "${ETCD_USER:?}" --interactive=false
etcdctl user grant-role root root
etcdctl role add patroni
etcdctl role grant-permission patroni --prefix=true readwrite /service/
etcdctl user grant-role "$ETCD_USER" patroni
etcdctl auth enable
