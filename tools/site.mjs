// Arranges the built parts as they are served: .site/shell, .site/remotes/<name>/<version>/ and remotes.json.
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const hash = (algorithm, content, encoding) => createHash(algorithm).update(content).digest(encoding);

export function assembleSite(root) {
  const shell = path.join(root, "apps/shell/dist");
  const parts = JSON.parse(readFileSync(path.join(root, "apps/shell/remotes.dev.json"), "utf8"));
  const entries = parts.map(({ name, owns }) => {
    const manifest = readFileSync(path.join(root, "apps", name, "dist/mf-manifest.json"));
    const frames = path.join(root, "apps", name, "dist/frames.json");
    // The manifest names hashed files, so its hash covers all of them; the frames have no hash in their name.
    const all = existsSync(frames) ? Buffer.concat([manifest, readFileSync(frames)]) : manifest;
    const version = hash("sha256", all, "hex").slice(0, 12);
    const entry = `/remotes/${name}/${version}/mf-manifest.json`;
    return { name, owns, current: { version, entry, integrity: `sha384-${hash("sha384", manifest, "base64")}` } };
  });
  const remotes = JSON.stringify(entries, null, 2);
  const stamp = hash("sha256", remotes + readFileSync(path.join(shell, "index.html"), "utf8"), "hex");

  const site = path.join(root, ".site");
  const stampFile = path.join(site, "stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return; // a running server keeps its files
  const half = `${site}.${process.pid}`;
  cpSync(shell, path.join(half, "shell"), { recursive: true });
  for (const { name, current } of entries) {
    cpSync(path.join(root, "apps", name, "dist"), path.join(half, "remotes", name, current.version), {
      recursive: true,
    });
  }
  writeFileSync(path.join(half, "shell/remotes.json"), remotes);
  writeFileSync(path.join(half, "stamp"), stamp);
  rmSync(site, { recursive: true, force: true });
  renameSync(half, site);
}
