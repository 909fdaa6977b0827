import { createRequire } from "node:module";
import { LOGO_SIDE } from "@dryrun/domain/company/profile/limits";
import type * as Photon from "@silvia-odwyer/photon-node";

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

const PACKAGE = "@silvia-odwyer/photon-node";
const require = createRequire(import.meta.url);
const PNG = 0x89;

/** Weighs colours by their alpha before the picture is made smaller: those under transparent pixels would show at its edges. */
function scaleByAlpha(pixels: Uint8Array, scale: (color: number, alpha: number) => number) {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) pixels[channel] = scale(pixels[channel] ?? 0, alpha);
  }
  return pixels;
}
const premultiplied = (color: number, alpha: number) => Math.round((color * alpha) / 255);
const restored = (color: number, alpha: number) => (alpha === 0 ? 0 : Math.min(255, Math.round((color * 255) / alpha)));

function drawWith({ PhotonImage, resize, SamplingFilter }: typeof Photon, file: Buffer): Uint8Array {
  const picture = PhotonImage.new_from_byteslice(file[0] === PNG ? plainPng(file) : file);
  const [width, height] = [picture.get_width(), picture.get_height()];
  const pixels = picture.get_raw_pixels();
  picture.free();
  const scale = Math.min(1, LOGO_SIDE / Math.max(width, height));
  const sides = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const whole = new PhotonImage(scaleByAlpha(pixels, premultiplied), width, height);
  const small = resize(whole, ...sides, SamplingFilter.Lanczos3);
  whole.free();
  const drawn = new PhotonImage(scaleByAlpha(small.get_raw_pixels(), restored), ...sides);
  small.free();
  const png = drawn.get_bytes();
  drawn.free();
  return png;
}

/**
 * Draws an image again as a PNG that fits into `LOGO_SIDE`: what else its file holds is gone. Returns null if the library
 * cannot read it.
 */
export function drawLogo(file: Buffer): Uint8Array | null {
  try {
    return drawWith(require(PACKAGE) as typeof Photon, file);
  } catch (error) {
    // A failure leaves the memory of the library's WebAssembly as it was then: the next image gets a new one.
    delete require.cache[require.resolve(PACKAGE)];
    if (error instanceof WebAssembly.RuntimeError) return null;
    throw error;
  }
}
