import { spawnSync } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const CACHE = path.join(import.meta.dirname, "node_modules/.cache/chromium-147.0.0");
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/** Finds a Chromium of the system, or npm's, with the libraries and fonts that a bare machine lacks. */
export async function findChromium(): Promise<Browser> {
  const installed = SYSTEM.find((file) => existsSync(file));
  if (installed) return { executablePath: installed, env: {} };
  // Unpacked here, because the package's own executablePath() reuses anything at /tmp/chromium, of any version or user.
  if (!existsSync(CACHE)) await unpack();
  const executablePath = path.join(CACHE, "chromium");
  const isBare = spawnSync("ldd", [executablePath], { encoding: "utf8" }).stdout?.includes("not found") ?? true;
  const hasFonts = existsSync("/usr/share/fonts");
  const libraries = isBare ? { LD_LIBRARY_PATH: path.join(CACHE, "lib") } : undefined;
  const fonts = hasFonts ? undefined : { FONTCONFIG_FILE: path.join(CACHE, "own-fonts.conf") };
  return { executablePath, env: { ...libraries, ...fonts } };
}

async function unpack(): Promise<void> {
  const bin = path.resolve(path.dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "../../bin");
  const plain = (name: string) => createReadStream(path.join(bin, `${name}.br`)).pipe(createBrotliDecompress());
  const half = `${CACHE}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  await pipeline(plain("chromium"), createWriteStream(path.join(half, "chromium")));
  chmodSync(path.join(half, "chromium"), 0o755);
  for (const archive of ["al2023.tar", "fonts.tar", "swiftshader.tar"]) await pipeline(plain(archive), extract(half));
  // The archive's fonts.conf has fixed folder names.
  const conf = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${CACHE}/fonts</dir><cachedir>${CACHE}/fonts-cache</cachedir></fontconfig>`;
  writeFileSync(path.join(half, "own-fonts.conf"), conf);
  try {
    renameSync(half, CACHE);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(CACHE)) throw error; // else another process was first
  }
}
