import { deflateSync, inflateSync } from "node:zlib";
import { LOGO_SIDE } from "@dryrun/domain/company/profile/limits";
import { expect, test } from "@jest/globals";
import { PhotonImage } from "@silvia-odwyer/photon-node";
import { aJpeg, aPng, aWebp, pngChunk } from "../../../test/images.ts";
import { drawLogo, plainPng } from "./photon.ts";

/** Reads a PNG's chunks, its size and its first pixel. */
function read(bytes: Uint8Array | null) {
  const file = Buffer.from(bytes ?? []);
  const chunks: { kind: string; data: Buffer }[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    chunks.push({ kind: file.toString("latin1", at + 4, at + 8), data });
  }
  const picture = Buffer.concat(chunks.filter(({ kind }) => kind === "IDAT").map(({ data }) => data));
  return {
    kinds: [...new Set(chunks.map(({ kind }) => kind))],
    size: [file.readUInt32BE(16), file.readUInt32BE(20)],
    pixel: [...inflateSync(picture).subarray(1, 5)],
  };
}
/** Reads red, green, blue and alpha of every pixel. */
function pixelsOf(png: Uint8Array | null): (number | undefined)[][] {
  const bytes = PhotonImage.new_from_byteslice(png ?? new Uint8Array()).get_raw_pixels();
  return Array.from({ length: bytes.length / 4 }, (_, at) => [...bytes.subarray(4 * at, 4 * at + 4)]);
}
/** JPEG and WebP change colours a little. */
const isRed = ([red = 0, green = 255, blue = 255, alpha]: number[]) =>
  red > 200 && green < 80 && blue < 80 && alpha === 255;

test.each([
  ["PNG", aPng()],
  ["JPEG", aJpeg()],
  ["WebP", aWebp()],
])("draws a %s as a PNG of the same size", (_, file) => {
  const { size, pixel, kinds } = read(drawLogo(file));
  expect([size, isRed(pixel), kinds]).toEqual([[24, 12], true, ["IHDR", "IDAT", "IEND"]]);
});

test("draws a large picture smaller, in its proportions", () => {
  expect(read(drawLogo(aPng({ width: 1000, height: 250 }))).size).toEqual([LOGO_SIDE, LOGO_SIDE / 4]);
  expect(read(drawLogo(aPng({ width: 1, height: 1000 }))).size).toEqual([1, LOGO_SIDE]);
});

test("keeps what is transparent, and takes nothing of its colour into the edges", () => {
  const [width, height, clear] = [512, 4, [0, 255, 0, 0]];
  const line = [0, ...Array.from({ length: width }, (_, x) => (x < width / 2 + 1 ? [255, 0, 0, 255] : clear)).flat()];
  const lines = Buffer.from(Array.from({ length: height }, () => line).flat());
  const pixels = pixelsOf(drawLogo(aPng({ width, height, lines })));
  const alphas = new Set(pixels.map(([, , , alpha]) => alpha));
  expect([alphas.has(0), alphas.has(255), alphas.size > 2]).toEqual([true, true, true]);
  const colors = pixels.filter(([, , , alpha]) => alpha).map(([red, green, blue]) => `${red} ${green} ${blue}`);
  expect([...new Set(colors)]).toEqual(["255 0 0"]);
  expect(pixelsOf(drawLogo(aPng({ color: [255, 255, 255, 0] })))[0]).toEqual([0, 0, 0, 0]);
});

test("leaves out everything but the picture", () => {
  const exif = Buffer.from("GPS 12.97 77.59, Asha Rao");
  const noted = drawLogo(aJpeg(exif));
  const text = drawLogo(aPng({ chunks: [pngChunk("tEXt", Buffer.from("Author\0Asha Rao"))] }));
  for (const drawn of [noted, text]) expect(Buffer.from(drawn ?? []).includes("Asha")).toBe(false);
});

test("passes on only the chunks of the picture, unless the file ends within one", () => {
  const noted = aPng({ chunks: ["iCCP", "tEXt", "acTL"].map((kind) => pngChunk(kind, Buffer.alloc(9))) });
  expect(plainPng(noted).equals(aPng())).toBe(true);
  for (const cut of [noted.subarray(0, -1), noted.subarray(0, -9)]) expect(plainPng(cut)).toBe(cut);
});

test("does not unpack what is not the picture, and no more than the picture", () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000));
  const profile = pngChunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), bomb]));
  const note = pngChunk("zTXt", Buffer.concat([Buffer.from("x\0\0"), bomb]));
  expect(read(drawLogo(aPng({ chunks: [profile, note] }))).size).toEqual([24, 12]);
  expect(read(drawLogo(aPng({ lines: Buffer.alloc(200_000_000) }))).size).toEqual([24, 12]);
});

test.each<[string, Buffer]>([
  ["a PNG that ends too early", aPng().subarray(0, -20)],
  ["a JPEG that ends too early", aJpeg().subarray(0, -14)],
  ["a WebP that ends too early", aWebp().subarray(0, -20)],
  ["a PNG with too few lines", aPng({ lines: Buffer.alloc(10) })],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["nothing", Buffer.alloc(0)],
])("cannot read %s, and still reads the next picture", (_, file) => {
  expect(drawLogo(file)).toBeNull();
  expect(read(drawLogo(aPng())).size).toEqual([24, 12]);
});
