const SIGNATURE_BYTES = 8;
/** What a chunk has besides its data: length, kind and checksum. */
const AROUND_DATA = 12;
/** The chunks that a picture consists of; all others are notes, colour profiles and frames of animations. */
const PICTURE = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/**
 * Leaves out of a PNG the chunks that are not its picture: some are compressed, and small ones could unpack to gigabytes.
 * A file that ends within a chunk is returned unchanged; the decoder refuses it.
 */
export function plainPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at < file.length; ) {
    if (at + AROUND_DATA > file.length) return file;
    const end = at + AROUND_DATA + file.readUInt32BE(at);
    if (end > file.length) return file;
    if (PICTURE.has(file.toString("latin1", at + 4, at + 8))) parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}
