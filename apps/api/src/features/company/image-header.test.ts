import { expect, test } from "@jest/globals";
import { aJpeg, aPng, aWebp } from "../../../test/images.ts";
import { readImageHeader } from "./image-header.ts";

const size = { width: 24, height: 12 };

test.each([
  ["image/png", aPng()],
  ["image/jpeg", aJpeg()],
  ["image/jpeg", aJpeg(Buffer.from("\xff\xc0\0\x11\x08\xff\xff\xff\xff", "latin1"))], // a size within the notes
  ["image/webp", aWebp()],
])("reads the kind and the size of an %s", (type, file) => {
  expect(readImageHeader(file)).toEqual({ type, ...size });
});

test("reads a picture from any place in a larger buffer", () => {
  const file = Buffer.concat([Buffer.from("before"), aPng()]);
  expect(readImageHeader(new Uint8Array(file.buffer, file.byteOffset + 6, aPng().length))).toMatchObject(size);
});

const at = (file: Buffer, place: number, ...bytes: number[]) => {
  const changed = Buffer.from(file);
  changed.set(bytes, place);
  return changed;
};
const webpOf = (...chunks: [kind: string, data: Buffer][]) => {
  const parts = chunks.map(([kind, data]) => {
    const head = Buffer.from(`${kind}\0\0\0\0`, "latin1");
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  return Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), ...parts]);
};
const canvas = (width: number, height: number) => {
  const data = Buffer.alloc(10);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return data;
};
const lossless = (width: number, height: number) => {
  const data = Buffer.alloc(5);
  data[0] = 0x2f;
  data.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  return data;
};

test("reads the sizes of every kind of WebP, and takes the largest that a file names", () => {
  expect(readImageHeader(webpOf(["VP8L", lossless(300, 200)]))).toMatchObject({ width: 300, height: 200 });
  const hidden = webpOf(["VP8X", canvas(24, 12)], ["ICCP", Buffer.alloc(3)], ["VP8L", lossless(16_384, 2)]);
  expect(readImageHeader(hidden)).toMatchObject({ width: 16_384, height: 12 });
});

test.each<[string, Buffer]>([
  ["nothing", Buffer.alloc(0)],
  ["one byte", Buffer.of(0x89)],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["a GIF", Buffer.from("GIF89a\x18\0\x0c\0\0\0\0", "latin1")],
  ["a PNG that ends in its header", aPng().subarray(0, 20)],
  ["a PNG that begins with something else than its size", at(aPng(), 12, 0x74)],
  ["a PNG without a height", at(aPng(), 20, 0, 0, 0, 0)],
  ["a JPEG that ends before its size", aJpeg().subarray(0, 40)],
  ["a JPEG with two sizes", Buffer.concat([aJpeg().subarray(0, 179), aJpeg().subarray(2)])],
  ["a JPEG with something between its parts", at(aJpeg(), 2, 0)],
  ["an animated WebP", webpOf(["VP8X", canvas(24, 12)], ["ANIM", Buffer.alloc(6)])],
  ["a WebP without a picture", webpOf(["EXIF", Buffer.alloc(2)])],
  ["a WebP that ends in its size", webpOf(["VP8X", canvas(24, 12)]).subarray(0, 24)],
])("refuses %s", (_, file) => {
  expect(readImageHeader(file)).toBeNull();
});
