#!/bin/sh
# Makes the certificates of the cluster, signed by its own authority: NAME.pem for each member of etcd, patroni-NAME.pem for
# Patroni's API and postgres-NAME.pem for PostgreSQL and PgBouncer on the same machine, and client.pem for clients (Patroni, patronictl, etcdctl).
#   deploy/cluster/certificates.sh FOLDER node1=10.0.0.11 node2=10.0.0.12 node3=10.0.0.13
# The folder contains the authority's key: store it on no machine of the cluster. Run again, it renews the certificates with the same authority.
set -eu

days=825
folder=${1:?FOLDER NAME=ADDRESS …}
shift
[ $# -gt 0 ] || { echo "Name each member with its address: node1=10.0.0.11" >&2; exit 2; }
umask 077
mkdir -p "$folder"
cd "$folder"

if [ ! -e ca.key ]; then
  openssl ecparam -name prime256v1 -genkey -noout -out ca.key
  openssl req -x509 -new -sha256 -key ca.key -days 3650 -subj "/O=Dryrun/CN=Cluster of Dryrun" \
    -addext "basicConstraints=critical,CA:TRUE" -addext "keyUsage=critical,keyCertSign,cRLSign" -out ca.pem
fi

# Without a common name, which etcd would treat as a user name. Members are also clients, of each other and of themselves.
certificate() { # NAME USAGE [SUBJECT-ALTERNATIVE-NAMES]
  openssl ecparam -name prime256v1 -genkey -noout -out "$1.key"
  openssl req -new -sha256 -key "$1.key" -subj "/O=Dryrun/OU=$1" -out "$1.csr"
  {
    echo "basicConstraints=critical,CA:FALSE"
    echo "keyUsage=critical,digitalSignature"
    echo "extendedKeyUsage=$2"
    [ -z "${3:-}" ] || echo "subjectAltName=$3"
  } > "$1.ext"
  openssl x509 -req -sha256 -in "$1.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days "$days" -extfile "$1.ext" -out "$1.pem" 2>/dev/null
  rm "$1.csr" "$1.ext"
}

for member in "$@"; do
  certificate "${member%%=*}" serverAuth,clientAuth "IP:${member#*=}"
  certificate "patroni-${member%%=*}" serverAuth "IP:${member#*=}"
  # Clients connect to the primary at 127.0.0.1, through HAProxy on their own machine, so verify-full must succeed for this address too.
  certificate "postgres-${member%%=*}" serverAuth "IP:${member#*=},IP:127.0.0.1,DNS:localhost"
done
certificate client clientAuth
chmod 644 ./*.pem
