import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const cli = path.resolve(import.meta.dirname, "../cli.ts");
const bootstrap = path.resolve(import.meta.dirname, "../../../../tools/bootstrap.mjs");

test("has the commands that npm scripts run", () => {
  const named = [...readFileSync(bootstrap, "utf8").matchAll(/\bcli\("(.+?)"\)/g)].map(([, name]) => name);
  const { stderr, status } = spawnSync(process.execPath, ["--no-warnings", cli], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(/Commands: (.+)\./.exec(stderr)?.[1]?.split(", ").sort()).toEqual(named.sort());
});
