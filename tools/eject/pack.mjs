// Packs the packages that a part needs, as tarballs.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundleForNode } from "../../packages/build-config/alone/bundle.mjs";

export const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const OWN = "@dryrun/";
const namesIn = (...lists) => [...new Set(lists.flatMap((list) => Object.keys(list ?? {})))];

/** Returns the folders of the workspace's packages, by name. */
function packagesOf(root) {
  const folders = readdirSync(path.join(root, "packages")).map((name) => path.join(root, "packages", name));
  return new Map(folders.map((folder) => [readJson(path.join(folder, "package.json")).name, folder]));
}

/** Returns the workspace packages that a part and its tests need, directly or through others. */
function neededBy(part, packages) {
  const waiting = namesIn(part.dependencies, part.devDependencies).filter((name) => name.startsWith(OWN));
  const foundPackages = new Set();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (foundPackages.has(name)) continue;
    foundPackages.add(name);
    const { dependencies } = readJson(path.join(packages.get(name), "package.json"));
    waiting.push(...namesIn(dependencies).filter((one) => one.startsWith(OWN)));
  }
  return [...foundPackages].sort();
}

/** Packs a folder and returns the name of the tarball. */
function pack(root, folder, to) {
  const pnpm = path.join(root, "node_modules/pnpm/bin/pnpm.mjs");
  const args = [pnpm, "pack", "--json", "--pack-destination", to];
  const { filename } = JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
  return path.basename(filename);
}

/**
 * Bundles the release tools into one file: Node strips no types of installed packages, and the tools use TypeScript
 * of the product.
 */
async function bundleTools(root, folder) {
  const { devDependencies } = readJson(path.join(root, "package.json"));
  const journeys = readJson(path.join(root, "e2e/package.json")).devDependencies;
  const outside = {
    "@aws-sdk/client-s3": devDependencies["@aws-sdk/client-s3"],
    "@playwright/test": journeys["@playwright/test"],
    "@sparticuz/chromium": journeys["@sparticuz/chromium"],
    "tar-fs": journeys["tar-fs"],
  };
  await bundleForNode({ root, entry: { release: "./tools/release/index.mjs" }, folder, outside: Object.keys(outside) });
  const own = { name: "@dryrun/delivery", version: "0.1.0", private: true, type: "module", dependencies: outside };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
  return own.name;
}

/** Returns the type packages that the packages are compiled with, because the part compiles them too. */
const typesOf = (folder) =>
  Object.entries(readJson(path.join(folder, "package.json")).devDependencies ?? {}).filter(([name]) =>
    name.startsWith("@types/"),
  );

/** Writes the tarballs that a part needs into `to`; returns their names by package, and the type packages that they need. */
export async function packFor(root, part, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const packages = packagesOf(root);
  const needed = neededBy(part, packages);
  const tarballs = Object.fromEntries(needed.map((name) => [name, pack(root, packages.get(name), to)]));
  const types = Object.fromEntries(needed.flatMap((name) => typesOf(packages.get(name))));
  const tools = mkdtempSync(path.join(os.tmpdir(), "dryrun-delivery-tools-"));
  try {
    tarballs[await bundleTools(root, tools)] = pack(root, tools, to);
  } finally {
    rmSync(tools, { recursive: true, force: true });
  }
  return { tarballs, types };
}
