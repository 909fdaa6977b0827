// Lays out the built parts as they are served: .site/remotes/<part>/<version>/ and .site/remotes.json.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { wholeBuild } from "./release/build.mjs";
import { parseList } from "./release/list.mjs";
import { partsOf } from "./release/parts.mjs";

/** Writes a release's folder as a whole, so that a running server never sees half of one. */
function layOut(folder, files) {
  if (existsSync(folder)) return;
  const half = `${folder}.${process.pid}`;
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(half, name)), { recursive: true });
    writeFileSync(path.join(half, name), content);
  }
  renameSync(half, folder);
}

/** Returns the existing list; an unreadable one is written again. */
function listOf(site) {
  try {
    return parseList(readFileSync(path.join(site, "remotes.json"), "utf8"));
  } catch {
    return [];
  }
}

/** Deletes releases that are in neither list; an open page may still use those of the previous list. */
function tidy(site, lists) {
  for (const { name } of lists[0]) {
    const used = lists
      .flat()
      .flatMap((entry) => (entry.name === name ? [entry.current, entry.previous, entry.canary] : []))
      .flatMap((release) => release?.version ?? []);
    const folder = path.join(site, "remotes", name);
    for (const version of readdirSync(folder))
      if (!used.includes(version)) rmSync(path.join(folder, version), { recursive: true, force: true });
  }
}

/** Whether the folder has releases: from then on only the release tool changes its list and releases. */
const isReleasedTo = (site) =>
  existsSync(path.join(site, "remotes.json")) &&
  existsSync(path.join(site, "history")) &&
  readdirSync(path.join(site, "history"), { recursive: true }).some((name) => name.endsWith(".json"));

export function assembleSite(root) {
  const site = path.join(root, ".site");
  if (isReleasedTo(site)) {
    console.log(`${site} keeps the releases that its history names; delete the folder to serve this build instead.`);
    return;
  }
  const before = listOf(site);
  const entries = partsOf(root).map(({ name, owns }) => {
    const { files, release } = wholeBuild(root, name);
    layOut(path.join(site, "remotes", name, release.version), files);
    return { name, owns, current: release };
  });
  const versionsOf = (list) => JSON.stringify(list.map(({ name, current }) => [name, current]));
  if (versionsOf(before) === versionsOf(entries)) return; // a running server keeps its list, and a canary its share
  writeFileSync(path.join(site, "remotes.json.new"), JSON.stringify(entries, null, 2));
  renameSync(path.join(site, "remotes.json.new"), path.join(site, "remotes.json"));
  tidy(site, [entries, before]);
}
