# Shared by the scripts of deploy/backup. /etc/dryrun/backup.env (or $BACKUP_ENV) says:
#   BACKUP_FOLDER    where backups go: another machine's disk, or a mounted S3-compatible store
#   BACKUP_KEY_FILE  a file with one line of at least 32 characters, mode 0400; without it no backup can be read. Keep a copy elsewhere
#   KEEP_DAYS        how long backups are kept (35)
# shellcheck shell=sh
set -eu
umask 077
# shellcheck disable=SC1090
. "${BACKUP_ENV:-/etc/dryrun/backup.env}"
: "${BACKUP_FOLDER:?}" "${BACKUP_KEY_FILE:?}"
KEEP_DAYS="${KEEP_DAYS:-35}"

cipher() { openssl enc -aes-256-cbc -pbkdf2 -iter 200000 -pass "file:$BACKUP_KEY_FILE" "$@"; }

# The folder is made once, at set-up: where it is not there the disk is not mounted, and another one would fill up unseen.
need_archive() {
  [ -d "$BACKUP_FOLDER/wal" ] || {
    echo "$BACKUP_FOLDER/wal is not there: is the disk of the backups mounted?" >&2
    return 1
  }
}

# Standard input, compressed and encrypted, into this file, with its checksum beside it; a file that is there is whole.
keep() {
  gzip -c | cipher -salt > "$1.part"
  (cd "$(dirname "$1")" && sha256sum "$(basename "$1").part" | sed 's/\.part$//') > "$1.sha256"
  sync "$1.part" "$1.sha256"
  mv "$1.part" "$1"
}

# The content of a kept file; refuses one whose checksum differs.
open_kept() {
  (cd "$(dirname "$1")" && sha256sum --check --status "$(basename "$1").sha256") || {
    echo "$1 is damaged: its checksum differs." >&2
    return 1
  }
  cipher -d -in "$1" | gzip -dc
}

# For Prometheus' node exporter, where TEXTFILE_FOLDER is set.
tell() {
  [ -n "${TEXTFILE_FOLDER:-}" ] || return 0
  printf '%s %s\n' "$1" "$(date +%s)" > "$TEXTFILE_FOLDER/$1.part"
  chmod 644 "$TEXTFILE_FOLDER/$1.part" # the exporter is another user
  mv "$TEXTFILE_FOLDER/$1.part" "$TEXTFILE_FOLDER/$1.prom"
}
