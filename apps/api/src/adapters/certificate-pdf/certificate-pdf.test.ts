import { inflateSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import readQrCode from "jsqr";
import { readPdf } from "../../../test/read-pdf.ts";
import { createPdfPool } from "../pdf/pool.ts";
import { createCertificatePdf } from "./pdfkit.ts";

const certificate = {
  certId: "7K3M9-QXT2C",
  studentName: "Asha Verma",
  courseName: "Data Analyst Masterclass",
  issuedOn: new Date("2026-11-20T19:00:00Z"), // 21 November in India
  verifyUrl: "https://dryrun.example/verify-certificate?id=7K3M9-QXT2C",
};
const read = async (change: object = {}) => readPdf(await createCertificatePdf().write({ ...certificate, ...change }));

test("prints name, course, date and certificate id on one landscape page", async () => {
  const { pages, raw } = await read();
  expect(pages).toHaveLength(1);
  for (const words of ["Asha Verma", "Data Analyst Masterclass", "21 Nov 2026", "Certificate id 7K3M9-QXT2C"])
    expect(pages[0]).toContain(words);
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
  expect(raw).toContain(certificate.verifyUrl);
});

test.each([
  ["अशा वर्मा", "Devanagari"],
  ["Maria Magdalena Theresa Elizabeth Fernandes de Souza Pinto Rodrigues e Albuquerque Braganza", "a very long name"],
  ["O'Brien-D’Souza (née Nair)", "punctuation"],
])("%s (%s) fits on the page", async (studentName) => {
  const { pages } = await read({
    studentName,
    courseName: `${"A".repeat(60)} and 50 more letters for a course's long name here`,
  });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.replace(/\s+/g, " ")).toContain(studentName.split(" ")[0]);
});

test("writes the same document in a worker thread", async () => {
  const pool = createPdfPool(undefined);
  try {
    const { pages } = readPdf(await pool.certificate(certificate, { owner: "asha", isEstablished: true }));
    expect(pages).toEqual((await read()).pages);
  } finally {
    await pool.close();
  }
});

/** Renders the page's QR code as an image, with a quiet zone of four modules. */
function drawnCode(pdf: Buffer) {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, data = ""]) => {
    try {
      return [inflateSync(Buffer.from(data, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const page = streams.find((stream) => stream.includes(" re\n")) ?? "";
  const boxes = [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((found) =>
    found.slice(1).map(Number),
  );
  const squares = boxes.filter(([, , width = 0, height = 0]) => width === height && width < 10);
  const [, , side = 1] = squares[0] ?? [];
  const [left, top] = [0, 1].map((at) => Math.min(...squares.map((box) => box[at] ?? 0))) as [number, number];
  const count = Math.round((Math.max(...squares.map(([x = 0]) => x)) - left) / side) + 1;
  const scale = 4;
  const size = (count + 8) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x = 0, y = 0] of squares) {
    const column = (Math.round((x - left) / side) + 4) * scale;
    const row = (Math.round((y - top) / side) + 4) * scale;
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++)
        pixels.fill(0, ((row + dy) * size + column + dx) * 4, ((row + dy) * size + column + dx) * 4 + 3);
  }
  return { pixels, size };
}

test("prints a QR code that leads to the verification page", async () => {
  const { pixels, size } = drawnCode(await createCertificatePdf().write(certificate));
  expect(readQrCode(pixels, size, size)?.data).toBe(certificate.verifyUrl);
});
