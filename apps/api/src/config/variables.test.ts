import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { readConfig } from "../config.ts";

const BOOK = path.resolve(import.meta.dirname, "../../../../docs/operations.md");
/** Variables of Node, not of Dryrun. */
const OTHERS = ["NODE_ENV"];

/** The production mode with its required settings. */
const DRILL = { DRYRUN_MODE: "production", RATE_LIMIT_SCALE: "2" };

/** Returns the name of every variable that the configuration reads in this mode. */
function namesRead(given: Record<string, string>): string[] {
  const names = new Set<string>();
  const env = new Proxy(given, {
    get(target, name) {
      if (typeof name === "string") names.add(name);
      return Reflect.get(target, name);
    },
  });
  try {
    readConfig(env);
  } catch {
    // The production mode throws at the end, after reading everything.
  }
  return [...names];
}

test("the documentation's table names every variable and no other", () => {
  const read = new Set([...namesRead({}), ...namesRead(DRILL)]);
  for (const name of OTHERS) read.delete(name);
  const table = readFileSync(BOOK, "utf8").split("## Environment")[1]?.split("\n## ")[0] ?? "";
  const named = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual([...read].toSorted());
});
