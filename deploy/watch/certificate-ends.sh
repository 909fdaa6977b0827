#!/bin/sh
# Writes the ends of certificates for Prometheus' node exporter (dryrun-certificates.timer, each hour): certificate-ends.sh [LIST]
# LIST (/etc/dryrun/certificates) has one certificate per line:
#   file PATH                a certificate that clients present
#   tls HOST:PORT [NAME]     the one that a server presents, for this name if it has several: the old one until it has read the new one
#   postgres HOST:PORT       the one that PostgreSQL or PgBouncer presents
# If one cannot be read, this fails with its name, and the time of the last check stays, which raises the alert CertificatesUnseen.
set -eu
list="${1:-/etc/dryrun/certificates}"
: "${TEXTFILE_FOLDER:?}"

# Writes standard input to NAME.prom; the exporter never reads a half-written file.
tell() {
  cat > "$TEXTFILE_FOLDER/$1.part"
  chmod 644 "$TEXTFILE_FOLDER/$1.part" # the exporter is another user
  mv "$TEXTFILE_FOLDER/$1.part" "$TEXTFILE_FOLDER/$1.prom"
}

# Prints a certificate in PEM. Servers that require a client's certificate end the handshake after presenting their own.
certificate() { # KIND PLACE [NAME]
  case "$1" in
    file) cat "$2" ;;
    tls) timeout 10 openssl s_client -connect "$2" ${3:+-servername "$3"} < /dev/null 2> /dev/null || true ;;
    postgres) timeout 10 openssl s_client -connect "$2" -starttls postgres < /dev/null 2> /dev/null || true ;;
    *) echo "$list: $1 is none of file, tls, postgres." >&2 ;;
  esac
}

faults=0
ends="$(
  faults=0
  while read -r kind place name; do
    case "$kind" in '' | '#'*) continue ;; esac
    if last="$(certificate "$kind" "$place" "$name" | openssl x509 -noout -enddate 2> /dev/null)"; then
      printf 'dryrun_certificate_ends_timestamp_seconds{certificate="%s"} %s\n' "$place" "$(date -d "${last#notAfter=}" +%s)"
    else
      echo "No certificate: $kind $place" >&2
      faults=1
    fi
  done < "$list"
  exit "$faults"
)" || faults=1
printf '%s\n' "$ends" | tell dryrun_certificate_ends_timestamp_seconds
[ "$faults" = 0 ] || exit 1
echo "dryrun_certificates_checked_timestamp_seconds $(date +%s)" | tell dryrun_certificates_checked_timestamp_seconds
