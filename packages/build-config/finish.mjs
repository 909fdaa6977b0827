// Runs after a production build: writes the content pages' files, a part's prerendered pages, csp.json (hashes of inline scripts), and a .br and .gz
// next to each file.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { writeContent } from "./content-files.mjs";
import { writePrerendered } from "./prerendered-files.mjs";

const dist = path.resolve(process.argv[2]);

await writeContent(dist);
await writePrerendered(dist);
const page = path.join(dist, "index.html");
if (existsSync(page)) {
  const inline = [...readFileSync(page, "utf8").matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const scripts = inline.map(([, code]) => `sha256-${createHash("sha256").update(code).digest("base64")}`);
  writeFileSync(path.join(dist, "csp.json"), JSON.stringify({ scripts }));
}
refuseCopies(path.join(dist, "assets"));
for (const name of readdirSync(dist, { recursive: true })) {
  // The server inserts content pages and prerendered pages into the shell's page, and compresses them then.
  if (!/\.(js|css|html|json|svg|wasm)$/.test(name) || name.startsWith("content/") || name === "prerendered.json")
    continue;
  const file = path.join(dist, name);
  const content = readFileSync(file);
  if (content.length < 1024) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Browsers would load a file twice that has two names, such as a font of HTML pages and of the application. */
function refuseCopies(folder) {
  const names = new Map();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const content = readFileSync(path.join(folder, name), "base64");
    if (names.has(content)) throw new Error(`${names.get(content)} and ${name} are the same file`);
    names.set(content, name);
  }
}
