import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "@jest/globals";
import { isFull } from "../../../test/full.ts";
import { ownSecrets } from "../../secrets.ts";
import { openEmbedded } from "../client.ts";
import { FolderInUseError, lockDataFolder } from "./data-folder.ts";

const HOLD = path.resolve(import.meta.dirname, "../../../test/hold-folder.ts");
const STARTS = isFull ? 20 : 4;
const KILLS = isFull ? 100 : 10;
const HELD = /holds (\d+) (\S+)\n/;
const root = mkdtempSync(path.join(os.tmpdir(), "dryrun-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(root, "data-"));
});

/** Resolves with the child's output once it holds the lock, or null if it exits without the lock. */
async function heldBy(child: ChildProcess): Promise<RegExpExecArray | null> {
  let out = "";
  child.stdout?.on("data", (text) => (out += text));
  const closed = once(child, "close");
  while (!HELD.test(out) && child.exitCode === null)
    await Promise.race([closed, once(child.stdout as NodeJS.ReadableStream, "data")]);
  return HELD.exec(out);
}

const hold = () =>
  spawn(process.execPath, ["--no-warnings", HOLD, folder], { env: { PATH: process.env.PATH }, stdio: "pipe" });

async function kill(child: ChildProcess) {
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

const stateOf = (pid: string) => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];

test("locks a folder for one holder at a time, also within one process", () => {
  const unlock = lockDataFolder(`${folder}/db`);
  expect(() => lockDataFolder(`${folder}/db`)).toThrow(FolderInUseError);
  unlock();
  lockDataFolder(`${folder}/db`)();
});

test("locks the folder of an embedded database until it is closed, and refuses to open a locked one", async () => {
  const unlock = lockDataFolder(folder);
  await expect(openEmbedded({ folder })).rejects.toThrow(FolderInUseError);
  unlock();
  const database = await openEmbedded({ folder });
  expect(() => lockDataFolder(folder)).toThrow(FolderInUseError);
  await database.close();
  lockDataFolder(folder)();
});

test("refuses a folder that another process holds until that process is killed", async () => {
  const child = hold();
  expect(await heldBy(child)).not.toBeNull();
  expect(() => lockDataFolder(`${folder}/db`)).toThrow(FolderInUseError);
  await kill(child);
  lockDataFolder(`${folder}/db`)();
});

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a killed process that nobody has reaped does not hold the folder", async () => {
  // The shell becomes `sleep`, which never waits for its child: after a kill the child stays a zombie.
  const parent = spawn("sh", ["-c", '"$0" --no-warnings "$1" "$2" & exec sleep 60', process.execPath, HOLD, folder]);
  const pid = (await heldBy(parent))?.[1] ?? "";
  try {
    process.kill(Number(pid), "SIGKILL");
    while (stateOf(pid) !== "Z") await new Promise((resolve) => setTimeout(resolve, 5));
    lockDataFolder(`${folder}/db`)();
    expect(stateOf(pid)).toBe("Z");
  } finally {
    await kill(parent);
  }
});

test("ignores a process id that an earlier release noted, whichever process has that id now", () => {
  writeFileSync(`${folder}/db.lock`, String(process.ppid));
  lockDataFolder(`${folder}/db`)();
});

test(`gives the folder to one of ${STARTS} simultaneous starts, and stores the secrets of that one`, async () => {
  const children = Array.from({ length: STARTS }, hold);
  const held = (await Promise.all(children.map(heldBy))).filter((one) => one !== null);
  const { jwtSecret } = ownSecrets(folder);
  await Promise.all(children.filter(({ exitCode }) => exitCode === null).map(kill));
  expect(held).toHaveLength(1);
  expect(held[0]?.[2]).toBe(jwtSecret);
});

test(`starts again after each of ${KILLS} kills (-9)`, async () => {
  let refused = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const child = hold();
    if (!(await heldBy(child))) refused++;
    else await kill(child);
  }
  expect(refused).toBe(0);
});

test("reports a folder that cannot be created in one sentence", () => {
  writeFileSync(`${folder}/file`, "");
  expect(() => lockDataFolder(`${folder}/file/db`)).toThrow(/^The data folder .* cannot be written \(\w+\)\.$/);
});
