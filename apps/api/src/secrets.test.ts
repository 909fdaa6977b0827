import fs, { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, jest, test } from "@jest/globals";
import { StartError } from "./config/values.ts";
import { ownSecrets } from "./secrets.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "dryrun-secrets-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = (name: string) => path.join(root, name);

test("creates the secrets once, complete, readable only by their owner", () => {
  const secrets = ownSecrets(folder("new/deep"));
  const values = Object.values(secrets);
  expect([values.every((secret) => secret.length >= 32), new Set(values).size]).toEqual([true, 4]);
  expect(ownSecrets(folder("new/deep"))).toEqual(secrets);
  expect(ownSecrets(folder("other")).jwtSecret).not.toBe(secrets.jwtSecret);
  expect(readdirSync(folder("new/deep"))).toEqual(["secrets.json"]);
  expect(statSync(folder("new/deep/secrets.json")).mode & 0o777).toBe(0o600);
});

test("keeps secrets of an older release, and adds new ones", () => {
  mkdirSync(folder("older"));
  writeFileSync(folder("older/secrets.json"), '{"jwtSecret":"kept from before"}');
  const secrets = ownSecrets(folder("older"));
  expect(secrets.jwtSecret).toBe("kept from before");
  expect(secrets.paymentKeySecret.length).toBeGreaterThanOrEqual(32);
  expect(ownSecrets(folder("older"))).toEqual(secrets);
});

test("of two simultaneous starts, lets the second use the secrets of the first unchanged", () => {
  const others = ownSecrets(folder("others"));
  const makesFolder = jest.spyOn(fs, "mkdirSync").mockImplementationOnce((made) => {
    mkdirSync(made);
    fs.copyFileSync(folder("others/secrets.json"), folder("overtaken/secrets.json"));
    return undefined;
  });
  syncBuiltinESMExports();
  try {
    expect(ownSecrets(folder("overtaken"))).toEqual(others);
  } finally {
    makesFolder.mockRestore();
    syncBuiltinESMExports();
  }
  expect(ownSecrets(folder("overtaken"))).toEqual(others);
  expect(readdirSync(folder("overtaken"))).toEqual(["secrets.json"]);
});

test("stops the start for an unreadable secrets file, and leaves it as it is", () => {
  mkdirSync(folder("broken"));
  writeFileSync(folder("broken/secrets.json"), "{");
  expect(() => ownSecrets(folder("broken"))).toThrow(StartError);
  expect(statSync(folder("broken/secrets.json")).size).toBe(1);
});

test("reports in one sentence that a folder cannot be created or written to", () => {
  writeFileSync(folder("file"), "");
  expect(() => ownSecrets(folder("file"))).toThrow(StartError);
  if (process.getuid?.() === 0) return; // root ignores file modes
  mkdirSync(folder("closed"));
  chmodSync(folder("closed"), 0o500);
  expect(() => ownSecrets(folder("closed"))).toThrow(StartError);
});
