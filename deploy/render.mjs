// Puts values into the files of deploy/: `${NAME}` is replaced, a name without a value is a fault.
// `node deploy/render.mjs FILE < values.env > /etc/…`, where values.env has lines NAME=value.
import { readFileSync } from "node:fs";

const NAME = /\$\{([A-Z][A-Z0-9_]*)\}/g;

/** The names that a text asks for, each once. */
export const namesIn = (text) => [...new Set([...text.matchAll(NAME)].map(([, name]) => name))];

/** The text with its values. */
export function render(text, values) {
  const missing = namesIn(text).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`There is no value for ${missing.join(", ")}.`);
  return text.replaceAll(NAME, (_, name) => String(values[name]));
}

/** Lines `NAME=value`; empty lines and those that begin with # are left out. */
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
