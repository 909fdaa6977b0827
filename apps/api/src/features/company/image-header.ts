import type { LogoType } from "@dryrun/domain/company/profile/limits";

/** What the first bytes of an image say. */
export interface ImageHeader {
  type: LogoType;
  width: number;
  height: number;
}

const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const asciiAt = (file: Buffer, at: number, length = 4) => file.toString("latin1", at, at + length);

/**
 * Reads the kind and the size of a PNG, JPEG or WebP image without decoding it; null for anything else, and for animated
 * pictures. Its name and the content type that the browser sent do not count.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngHeader(file);
    if (file.readUInt16BE(0) === 0xffd8) return jpegHeader(file);
    if (asciiAt(file, 0) === "RIFF" && asciiAt(file, 8) === "WEBP") return webpHeader(file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // the file ends within its header
  }
  return null;
}

const headerOf = (type: LogoType, width: number, height: number): ImageHeader | null =>
  width > 0 && height > 0 ? { type, width, height } : null;

function pngHeader(file: Buffer): ImageHeader | null {
  if (asciiAt(file, 12) !== "IHDR") return null;
  return headerOf("image/png", file.readUInt32BE(16), file.readUInt32BE(20));
}

const START_OF_SCAN = 0xda;
/** The markers of a frame; 0xC4, 0xC8 and 0xCC are others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Refuses a second frame, whose size would be another. */
function jpegHeader(file: Buffer): ImageHeader | null {
  let header: ImageHeader | null = null;
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) return null;
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === START_OF_SCAN) return header;
    else {
      if (isFrame(marker) && header) return null;
      if (isFrame(marker)) header = headerOf("image/jpeg", file.readUInt16BE(at + 7), file.readUInt16BE(at + 5));
      at += 2 + Math.max(2, file.readUInt16BE(at + 2));
    }
  }
}

const sizeIn14Bits = (bits: number, offset: number) => ((bits >>> offset) & 0x3fff) + 1;

/** The size in the chunk whose data begins here; null for a chunk without one. */
function webpSize(file: Buffer, chunk: string, at: number): [number, number] | null {
  if (chunk === "VP8X") return [file.readUIntLE(at + 4, 3) + 1, file.readUIntLE(at + 7, 3) + 1];
  if (chunk === "VP8 ") return [file.readUInt16LE(at + 6) & 0x3fff, file.readUInt16LE(at + 8) & 0x3fff];
  if (chunk !== "VP8L") return null;
  const bits = file.readUInt32LE(at + 1);
  return [sizeIn14Bits(bits, 0), sizeIn14Bits(bits, 14)];
}

/** Takes the largest size that a chunk names: the canvas and the picture on it have one each. */
function webpHeader(file: Buffer): ImageHeader | null {
  let [width, height] = [0, 0];
  for (let at = 12; at + 8 <= file.length; ) {
    const chunk = asciiAt(file, at);
    if (chunk === "ANIM" || chunk === "ANMF") return null;
    const size = webpSize(file, chunk, at + 8);
    if (size) [width, height] = [Math.max(width, size[0]), Math.max(height, size[1])];
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return headerOf("image/webp", width, height);
}
