#!/bin/sh
# Run this once, after the first release whose backups have an HMAC: adds one to older backups, which have only a checksum that anyone could
# write. Run it while you trust the folder. Files without HMAC and checksum are listed and left unchanged.
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
