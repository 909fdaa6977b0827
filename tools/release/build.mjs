// Reads a part's build for a release: its files, its version, and its line in remotes.json.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { REMOTE_CONTRACT } from "../../packages/remote-kit/src/remote.ts";
import { needsOf } from "./needs.mjs";
import { distOf, SHELL } from "./parts.mjs";

const hash = (algorithm, content, encoding) => createHash(algorithm).update(content).digest(encoding);
/** Returns the hash that a browser compares a release's entry with. */
export const integrityOf = (content) => `sha384-${hash("sha384", content, "base64")}`;
const MAP = /\.map(\.(br|gz))?$/;
const COMPRESSED = /\.(br|gz)$/;

const namesIn = (dist) =>
  readdirSync(dist, { recursive: true })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => statSync(path.join(dist, name)).isFile())
    .sort();

/**
 * The files that contain their release's version: the page, by which an open one notices a new release, and the
 * worker, which caches its own offline page.
 */
const STAMPS = {
  "index.html": (html, version) => html.replace("<head>", `<head><meta name="release" content="${version}">`),
  "sw.js": (script, version) => `${script}// Release ${version}\n`,
};
function stamp(files, version) {
  for (const [name, write] of Object.entries(STAMPS)) {
    if (!files[name]) continue;
    files[name] = Buffer.from(write(files[name].toString(), version));
    files[`${name}.br`] = brotliCompressSync(files[name]);
    files[`${name}.gz`] = gzipSync(files[name], { level: 9 });
  }
}

/**
 * Returns the release of a build: `files` by their names, `maps` for debugging, and the line of the list. The version
 * is a hash of the files' content, so the same build has the same version wherever it is made.
 */
export function readBuild(part, dist, more = {}) {
  if (!existsSync(dist)) throw new Error(`${part} is not built: ${dist} is missing.`);
  const names = namesIn(dist);
  const read = (names) => Object.fromEntries(names.map((name) => [name, readFileSync(path.join(dist, name))]));
  const files = read(names.filter((name) => !MAP.test(name)));
  for (const [name, text] of Object.entries(more)) {
    files[name] = Buffer.from(text);
    delete files[`${name}.br`];
    delete files[`${name}.gz`];
  }
  const plain = Object.keys(files).filter((name) => !COMPRESSED.test(name));
  const content = plain.sort().map((name) => `${name} ${hash("sha256", files[name], "hex")}`);
  const version = hash("sha256", content.join("\n"), "hex").slice(0, 12);
  const first = part === SHELL ? "index.html" : "mf-manifest.json";
  if (!files[first]) throw new Error(`${part} is not built whole: ${first} is missing.`);
  if (part === SHELL) stamp(files, version);
  const entry = `/remotes/${part}/${version}/${first}`;
  const maps = read(names.filter((name) => /\.map$/.test(name)));
  return { files, maps, release: { version, entry, integrity: integrityOf(files[first]) } };
}

/** Returns the build of a part with what a shell offers or a part needs; `more` replaces some of its files. */
export function wholeBuild(root, part, more = {}) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const dist = distOf(root, part);
  const offer = { contract: REMOTE_CONTRACT, facades: read("facade.lock.json") };
  if (part === SHELL) return readBuild(part, dist, { ...more, "facades.json": JSON.stringify(offer) });
  const needs = needsOf(readBuild(part, dist).files, { ...offer, wire: read("contracts.lock.json") });
  return readBuild(part, dist, { ...more, "needs.json": JSON.stringify(needs) });
}
