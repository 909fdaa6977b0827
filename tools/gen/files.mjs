import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const templates = path.join(import.meta.dirname, "templates");

/** Replaces `{{name}}` in a text and `__name__` in a path. */
export const fill = (text, values) =>
  text.replace(/\{\{(\w+)\}\}|__(\w+)__/g, (whole, inText, inPath) => values[inText ?? inPath] ?? whole);

/** Writes the files of a kind below the root; fails before writing if one of them exists. */
export function writeFiles(root, kind, values) {
  const folder = path.join(templates, kind);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const target = fill(path.relative(folder, file).replace(/\.tpl$/, ""), values);
      return { target, text: fill(readFileSync(file, "utf8"), values) };
    });
  const there = files.find(({ target }) => existsSync(path.join(root, target)));
  if (there) throw new Error(`${there.target} exists already.`);
  for (const { target, text } of files) {
    mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
    writeFileSync(path.join(root, target), text);
  }
  return files.map(({ target }) => target);
}

/** Changes one file; throws if nothing was changed. */
export function edit(root, file, change) {
  const full = path.join(root, file);
  const before = readFileSync(full, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed: its shape is another one than the generator knows.`);
  writeFileSync(full, after);
  return file;
}

/** Changes one JSON file. */
export const editJson = (root, file, change) =>
  edit(root, file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  });
