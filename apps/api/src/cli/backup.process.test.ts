import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, jest, test } from "@jest/globals";
import { prepareQueues } from "../adapters/queue/pg-boss.ts";
import { openEmbedded } from "../db/client.ts";
import { makeBackup, restore } from "./backup.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun backup "));
const at = (name: string) => path.join(folder, name);
const SECRETS = '{"jwtSecret":"signs-the-tokens-of-everybody"}';
const KEY = "a key for backups with 32 letters";
const before = { ...process.env };

/** Runs the command line on this data folder, with this key. */
function on(dataDir: string, BACKUP_KEY: string) {
  Object.assign(process.env, { DATA_DIR: at(dataDir), DATABASE_URL: "", BACKUP_KEY });
}
beforeEach(() => void jest.spyOn(console, "log").mockImplementation(() => {}));
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a data folder as a first start leaves it. */
async function started(name: string) {
  mkdirSync(at(name));
  const database = await openEmbedded({ folder: at(`${name}/db`) });
  await prepareQueues(database.queue, []);
  await database.close();
}

test("puts secrets into a backup only encrypted, and restores them only with the key", async () => {
  await started("first");
  writeFileSync(at("first/secrets.json"), SECRETS);
  on("first", "");
  await makeBackup(["--to", at("plain.gz")]);
  on("first", KEY);
  await makeBackup(["--to", at("sealed.gz")]);
  expect(gunzipSync(readFileSync(at("plain.gz"))).toString()).not.toContain("signs-the-tokens");
  expect(() => gunzipSync(readFileSync(at("sealed.gz")))).toThrow("incorrect header check");

  on("second", `${KEY}, but another`);
  await expect(restore(["--from", at("sealed.gz")])).rejects.toThrow("set the BACKUP_KEY that it was made with");
  on("second", KEY);
  await restore(["--from", at("sealed.gz")]);
  expect(readFileSync(at("second/secrets.json"), "utf8")).toBe(SECRETS);

  writeFileSync(at("second/secrets.json"), "its own");
  on("second", "");
  await restore(["--from", at("plain.gz"), "--replace"]);
  expect(readFileSync(at("second/secrets.json"), "utf8")).toBe("its own");
});
