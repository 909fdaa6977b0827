# Shared by the scripts of deploy/backup. /etc/dryrun/backup.env (or $BACKUP_ENV) sets:
#   BACKUP_FOLDER    where backups go: another machine's disk, or a mounted S3-compatible store
#   BACKUP_KEY_FILE  a file with one line of at least 32 characters, mode 0400; without it backups cannot be read. Keep a copy elsewhere
#   KEEP_DAYS        how long backups are kept (35)
# shellcheck shell=sh
set -eu
umask 077
# shellcheck disable=SC1090
. "${BACKUP_ENV:-/etc/dryrun/backup.env}"
: "${BACKUP_FOLDER:?}" "${BACKUP_KEY_FILE:?}"
KEEP_DAYS="${KEEP_DAYS:-35}"

cipher() { openssl enc -aes-256-cbc -pbkdf2 -iter 200000 -pass "file:$BACKUP_KEY_FILE" "$@"; }

# The folder is created once, at set-up: if it is missing the disk is not mounted, and another one would fill up unnoticed.
need_archive() {
  [ -d "$BACKUP_FOLDER/wal" ] || {
    echo "$BACKUP_FOLDER/wal is not there: is the disk of the backups mounted?" >&2
    return 1
  }
}

# Prints the bytes of a hexadecimal text, each combined with $2; only in the shell, so that no list of processes shows a key.
bytes_of() {
  left="$1"
  while [ -n "$left" ]; do
    rest="${left#??}"
    # shellcheck disable=SC2059
    printf "\\$(printf %03o $((0x${left%"$rest"} ^ $2)))"
    left="$rest"
  done
}

# The same for a key, padded to a block of the hash.
padded() {
  filled="$1"
  while [ ${#filled} -lt 128 ]; do filled="${filled}00"; done
  bytes_of "$filled" "$2"
}

# Prints the HMAC-SHA256 of this file and its name, with a separate key that is derived from the same secret with another salt.
mac_of() {
  mac_key="$(cipher -S 6261636b75706d61 -P | sed -n 's/^key=//p')"
  [ ${#mac_key} -eq 64 ] || return 1
  inner="$({ padded "$mac_key" 54; printf '%s\n' "$2"; cat "$1"; } | sha256sum | cut -c 1-64)"
  { padded "$mac_key" 92; bytes_of "$inner" 0; } | sha256sum | cut -c 1-64
}

# Compresses and encrypts standard input into this file, with its HMAC next to it; an existing file is always complete.
keep() {
  gzip -c | cipher -salt > "$1.part"
  mac_of "$1.part" "$(basename "$1")" > "$1.hmac"
  sync "$1.part" "$1.hmac"
  mv "$1.part" "$1"
}

# Prints the content of a stored file; refuses one that was not stored with this key under this name, or was changed since then.
open_kept() {
  if ! [ -s "$1.hmac" ] || [ "$(mac_of "$1" "$(basename "$1")")" != "$(cat "$1.hmac")" ]; then
    echo "$1 is damaged, was changed, or is of another key: its HMAC differs." >&2
    return 1
  fi
  cipher -d -in "$1" | gzip -dc
}

# Writes a metric for Prometheus' node exporter, if TEXTFILE_FOLDER is set.
tell() {
  [ -n "${TEXTFILE_FOLDER:-}" ] || return 0
  printf '%s %s\n' "$1" "$(date +%s)" > "$TEXTFILE_FOLDER/$1.part"
  chmod 644 "$TEXTFILE_FOLDER/$1.part" # the exporter is another user
  mv "$TEXTFILE_FOLDER/$1.part" "$TEXTFILE_FOLDER/$1.prom"
}
