// Writes the files of a part's own repository.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { packFor, readJson } from "./pack.mjs";
import { readmeOf } from "./readme.mjs";

const PACKAGES = "packages";
/** The contracts and the facades that the part was built against. */
const LOCKS = ["contracts.lock.json", "facade.lock.json"];
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Returns the versions of the workspace's catalog. */
function catalogOf(root) {
  const [, text] = /^catalog:\n((?: {2}.*\n| *#.*\n)+)/m.exec(
    readFileSync(path.join(root, "pnpm-workspace.yaml"), "utf8"),
  );
  const lines = [...text.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, name, version]) => [name, version]));
}

/**
 * Returns pnpm's settings: those of the workspace without its packages and catalog, and a tarball for each package of
 * the product.
 */
function settingsOf(root, tarballs) {
  const own = readFileSync(path.join(root, "pnpm-workspace.yaml"), "utf8")
    .replace(/^packages:\n(?: {2}.*\n)+/m, "")
    .replace(/^catalog:\n(?: {2}.*\n| *#.*\n)+/m, "");
  const lines = Object.entries(tarballs).map(([name, file]) => `  "${name}": "file:./${PACKAGES}/${file}"\n`);
  return own.replace(/^overrides:\n/m, (title) => title + lines.join(""));
}

/** Returns the part's manifest with versions and tarballs instead of workspace references, and the commands of its repository. */
function manifestOf(root, manifest, part, { tarballs, types }) {
  const catalog = catalogOf(root);
  const { devDependencies: tools, packageManager } = readJson(path.join(root, "package.json"));
  const { devDependencies: journeys } = readJson(path.join(root, "e2e/package.json"));
  const versioned = (list) =>
    Object.fromEntries(
      Object.entries(list).map(([name, version]) => {
        if (version.startsWith("workspace:")) return [name, `file:./${PACKAGES}/${tarballs[name]}`];
        return [name, version === "catalog:" ? catalog[name] : version];
      }),
    );
  const delivery = (command) => `node node_modules/@dryrun/delivery/release.mjs ${command} ${part.name}`;
  return {
    ...manifest,
    packageManager,
    scripts: {
      ...manifest.scripts,
      typecheck: "tsc --noEmit",
      dev: "node node_modules/@dryrun/build-config/alone/dev.mjs",
      release: delivery("release"),
      rollback: delivery("rollback"),
      releases: delivery("releases"),
    },
    dependencies: versioned(manifest.dependencies),
    devDependencies: {
      ...versioned(types),
      ...versioned(manifest.devDependencies),
      "@dryrun/delivery": `file:./${PACKAGES}/${tarballs["@dryrun/delivery"]}`,
      "@playwright/test": journeys["@playwright/test"],
      "@types/node": tools["@types/node"],
      node: tools.node,
      typescript: tools.typescript,
    },
  };
}

/** Returns options without references to other projects, which are packages here, and without declarations, which are unused. */
function compilerOptionsOf(root, own) {
  const { composite, incremental, emitDeclarationOnly, declaration, ...base } = readJson(
    path.join(root, "tsconfig.base.json"),
  ).compilerOptions;
  const { rootDir, outDir, tsBuildInfoFile, ...more } = own.compilerOptions ?? {};
  return { ...base, ...more, noEmit: true };
}

/** Returns the part's own files, as in the work tree. */
const filesOf = (folder) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: folder, encoding: "utf8" })
    .split("\n")
    .filter((name) => name && existsSync(path.join(folder, name)));

function copySources(from, to) {
  for (const name of filesOf(from)) {
    mkdirSync(path.join(to, path.dirname(name)), { recursive: true });
    cpSync(path.join(from, name), path.join(to, name));
  }
}

function writeOwnFiles(root, part, to) {
  const tsconfig = readJson(path.join(to, "tsconfig.json"));
  writeJson(path.join(to, "tsconfig.json"), {
    compilerOptions: compilerOptionsOf(root, tsconfig),
    include: tsconfig.include.map((one) => one.replace(/^\.\.\/\.\.\/packages\//, "node_modules/@dryrun/")),
  });
  writeJson(path.join(to, "part.json"), part);
  const ignored = ["node_modules", "dist", "dist-*", "test-report.json", "*.tsbuildinfo", ".site"];
  writeFileSync(path.join(to, ".gitignore"), `${ignored.join("\n")}\n`);
  const before = readFileSync(path.join(to, "README.md"), "utf8");
  writeFileSync(path.join(to, "README.md"), readmeOf(part, before));
  execFileSync("git", ["init", "--quiet"], { cwd: to });
}

/** Whether a folder is the part's own repository. */
export const isEjected = (folder, name) =>
  existsSync(path.join(folder, "part.json")) && readJson(path.join(folder, "part.json")).name === name;
export const isEmpty = (folder) => !existsSync(folder) || readdirSync(folder).length === 0;

/** Writes the packages and the files with their versions; in a new folder also the sources. */
export async function writeFolder(root, part, to) {
  const from = path.join(root, "apps", part.name);
  const isNew = isEmpty(to);
  const manifest = readJson(path.join(from, "package.json"));
  const { tarballs, types } = await packFor(root, manifest, path.join(to, PACKAGES));
  if (isNew) {
    copySources(from, to);
    writeOwnFiles(root, part, to);
  }
  const own = isNew ? manifest : withNewer(readJson(path.join(to, "package.json")), manifest);
  writeJson(path.join(to, "package.json"), manifestOf(root, own, part, { tarballs, types }));
  writeFileSync(path.join(to, "pnpm-workspace.yaml"), settingsOf(root, tarballs));
  for (const file of LOCKS) cpSync(path.join(root, file), path.join(to, file));
  cpSync(path.join(root, "pnpm-lock.yaml"), path.join(to, "pnpm-lock.yaml")); // pnpm keeps its versions of the needed packages
  return Object.keys(tarballs);
}

/** Returns a part's manifest with the workspace's versions of common dependencies. */
function withNewer(own, manifest) {
  const merged = (list, newer) =>
    Object.fromEntries(Object.entries({ ...newer, ...list }).map(([name, old]) => [name, newer[name] ?? old]));
  return {
    ...own,
    dependencies: merged(own.dependencies, manifest.dependencies),
    devDependencies: merged(own.devDependencies, manifest.devDependencies),
  };
}
