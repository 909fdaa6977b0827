import { crc32, deflateSync } from "node:zlib";

/** Makes a chunk of a PNG. */
export function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

interface Png {
  width?: number;
  height?: number;
  /** Red, green, blue and alpha of every pixel. */
  color?: readonly [number, number, number, number];
  /** Between the header and the picture. */
  chunks?: readonly Buffer[];
  /** In place of the picture's own lines. */
  lines?: Buffer;
}

/** Makes a PNG of one colour. */
export function aPng({ width = 24, height = 12, color = [230, 50, 50, 255], chunks = [], lines }: Png = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8); // eight bits for each of red, green, blue and alpha
  const line = () => Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => Buffer.from(color))]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", deflateSync(lines ?? Buffer.concat(Array.from({ length: height }, line)))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const A_JPEG =
  "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAMABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AiATW1AAf/9k=";
const A_WEBP = "UklGRkIAAABXRUJQVlA4IDYAAAAQAwCdASoYAAwAPrVInkmnJCKhMAgA4BaJQBWF0AAQNgAA/t4SfXwBTl3/5xL+SP0C59v+4AA=";

/** A red JPEG of 24 by 12 pixels, with these bytes as its Exif data. */
export function aJpeg(exif = Buffer.alloc(0)): Buffer {
  const jpeg = Buffer.from(A_JPEG, "base64");
  const head = Buffer.of(0xff, 0xe1, 0, 0);
  head.writeUInt16BE(2 + 6 + exif.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from("Exif\0\0"), exif, jpeg.subarray(2)]);
}

/** A red WebP of 24 by 12 pixels. */
export const aWebp = (): Buffer => Buffer.from(A_WEBP, "base64");
