// Puts values into the files of deploy/: replaces `${NAME}`; throws for a name without a value.
// `node deploy/render.mjs FILE < values.env > /etc/…`, where values.env has lines NAME=value.
import { readFileSync } from "node:fs";

const NAME = /\$\{([A-Z][A-Z0-9_]*)\}/g;

/** Returns the names in a text, each once. */
export const namesIn = (text) => [...new Set([...text.matchAll(NAME)].map(([, name]) => name))];

/** Returns the text with its values. */
export function render(text, values) {
  const missing = namesIn(text).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`There is no value for ${missing.join(", ")}.`);
  return text.replaceAll(NAME, (_, name) => String(values[name]));
}

/** Parses lines `NAME=value`; skips empty lines and those that begin with #. */
export const valuesOf = (text) =>
  Object.fromEntries(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

if (process.argv[1] === import.meta.filename) {
  const [file] = process.argv.slice(2);
  if (!file) {
    console.error("node deploy/render.mjs FILE < values.env");
    process.exit(2);
  }
  try {
    process.stdout.write(render(readFileSync(file, "utf8"), valuesOf(readFileSync(0, "utf8"))));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
