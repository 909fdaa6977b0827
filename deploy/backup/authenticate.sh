#!/bin/sh
# Once, after the release whose backups have an HMAC: gives one to those from before it, which have a checksum that anybody could write.
# Run it while you trust the folder. Files without either are named and left.
. "$(dirname "$0")/common.sh"
need_archive
find "$BACKUP_FOLDER/base" "$BACKUP_FOLDER/wal" -name '*.enc' | while read -r file; do
  [ ! -e "$file.hmac" ] || continue
  if (cd "$(dirname "$file")" && sha256sum --check --status "$(basename "$file").sha256"); then
    mac_of "$file" "$(basename "$file")" > "$file.hmac.part"
    mv "$file.hmac.part" "$file.hmac"
    rm "$file.sha256"
  else
    echo "$file has no checksum, or is damaged." >&2
  fi
done
