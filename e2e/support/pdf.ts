import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import readQrCode from "jsqr";

const require = createRequire(import.meta.url);
const folder = require.resolve("pdfjs-dist/package.json").replace("package.json", "build/");
const ORIGIN = "http://pdf.test";

/** Renders the first page of a PDF in a separate page, and reads the QR code in its lower right corner. */
export async function scanPdf(browser: Browser, pdf: Buffer): Promise<string | undefined> {
  const page = await browser.newPage();
  try {
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") return route.fulfill({ contentType: "text/html", body: "<canvas></canvas>" });
      if (pathname === "/it.pdf") return route.fulfill({ contentType: "application/pdf", body: pdf });
      return route.fulfill({ contentType: "text/javascript", body: await readFile(folder + pathname.slice(1)) });
    });
    await page.goto(ORIGIN);
    const drawn = await page.evaluate(async () => {
      const path = "/pdf.min.mjs";
      const { getDocument, GlobalWorkerOptions } = await import(path);
      GlobalWorkerOptions.workerSrc = "/pdf.worker.min.mjs";
      const first = await (await getDocument({ url: "/it.pdf" }).promise).getPage(1);
      const viewport = first.getViewport({ scale: 2 });
      const canvas = document.querySelector("canvas") as HTMLCanvasElement;
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      const canvasContext = canvas.getContext("2d") as CanvasRenderingContext2D;
      await first.render({ canvas, canvasContext, viewport }).promise;
      // Only the corner with the code: a whole page is too large to pass on.
      const [width, height] = [Math.round(canvas.width / 4), Math.round(canvas.height / 3)];
      const { data } = canvasContext.getImageData(canvas.width - width, canvas.height - height, width, height);
      let bytes = "";
      for (const byte of data) bytes += String.fromCharCode(byte);
      return { bytes: btoa(bytes), width, height };
    });
    const pixels = new Uint8ClampedArray(Buffer.from(drawn.bytes, "base64"));
    return readQrCode(pixels, drawn.width, drawn.height)?.data;
  } finally {
    await page.close();
  }
}
