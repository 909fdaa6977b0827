import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import * as english from "./numfmt-english.mjs";

const engines = path.resolve(import.meta.dirname, "../../engines/package.json");
const lib = path.resolve(path.dirname(createRequire(engines).resolve("numfmt")), "../lib");
const whole = await import(pathToFileURL(path.join(lib, "locale.js")).href);

void test("has everything that numfmt imports from its locales", () => {
  const names = readdirSync(lib).flatMap((file) =>
    [...readFileSync(path.join(lib, file), "utf8").matchAll(/\{([^}]*)\} from '\.\/locale\.js'/g)].flatMap(([, list]) =>
      list.split(",").map((name) => name.trim()),
    ),
  );
  assert.ok(names.includes("getLocale"));
  for (const name of names) assert.ok(name in english, name);
});

void test("has the same English locales as numfmt", () => {
  assert.deepEqual(english.defaultLocale, whole.defaultLocale);
  for (const code of [
    "en",
    "en-US",
    "en_US",
    "en-GB",
    "en-IE",
    "en-AU",
    "409",
    "809",
    "1809",
    "[$-409]",
    "",
    "F800",
    "x",
  ])
    assert.deepEqual(english.getLocale(code), whole.getLocale(code), code);
});
