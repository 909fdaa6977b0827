import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { END_NOT_AFTER_START, TOO_LONG } from "@dryrun/domain/maintenance/messages";
import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { StartError } from "../config/values.ts";
import { openEmbedded } from "../db/client.ts";
import { maintenanceWindows } from "../db/schema/maintenance.ts";
import { setMaintenance } from "./maintenance.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun maintenance "));
const before = { ...process.env };
const output: string[] = [];
beforeAll(() => void Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: "" }));
beforeEach(() => {
  output.length = 0;
  delete process.env.READ_ONLY;
  jest.spyOn(console, "log").mockImplementation((text: string) => void output.push(text));
});
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command and returns its output. */
async function maintenance(...args: string[]) {
  output.length = 0;
  await setMaintenance(args);
  return output.join("\n");
}
const refusalOf = async (...args: string[]) => {
  const refused = await setMaintenance(args).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  return (refused as Error).message;
};
async function windows() {
  const { db, close } = await openEmbedded({ folder: path.join(folder, "db") });
  const rows = await db.select().from(maintenanceWindows);
  await close();
  return rows;
}

test("keeps one window with its reason in the database when switched on, extended and switched off", async () => {
  expect(await maintenance()).toBe("Read-only mode: off.");
  expect(await maintenance("on", "--reason", "A new disk", "--message", "A bigger database.")).toMatch(
    /^Read-only mode: on, from .+ IST without a planned end\.$/,
  );
  const [begun] = await windows();
  const end = new Date(Date.now() + 3_600_000);
  const again = await maintenance("on", "--reason", "It takes longer", "--end", end.toISOString());
  expect(again).toMatch(/^Read-only mode: on, from .+ IST to .+ IST\.$/);
  expect(await maintenance("state")).toBe(again);
  const open = await windows();
  expect(open).toMatchObject([{ id: begun?.id, startsAt: begun?.startsAt, reason: "It takes longer", endedAt: null }]);
  expect(await maintenance("off")).toBe("Read-only mode: off.");
  expect(await windows()).toMatchObject([{ id: begun?.id, endedAt: expect.any(Date) }]);
});

test("shows a planned maintenance as announced, and cancels it with off", async () => {
  const [start, end] = [3_600_000, 7_200_000].map((ms) => new Date(Date.now() + ms).toISOString());
  const announced = await maintenance("on", "--reason", "A new disk", "--start", start ?? "", "--end", end ?? "");
  expect(announced).toMatch(/^Read-only mode: announced, from .+ IST to .+ IST\.$/);
  expect(await maintenance("off")).toBe("Read-only mode: off.");
});

test("says that READ_ONLY is set, whatever the database's mode", async () => {
  process.env.READ_ONLY = "on";
  expect(await maintenance("state")).toMatch(/^Read-only mode: off\.\nREAD_ONLY is set/);
});

test("refuses invalid commands with one sentence", async () => {
  expect(await refusalOf("away")).toMatch(/^Commands: maintenance on --reason/);
  expect(await refusalOf("on", "--until", "noon")).toMatch(/--until/);
  expect(await refusalOf("off", "--reason", "x")).toMatch(/--reason/);
  expect(await refusalOf("on")).toMatch(/^Reason/);
  expect(await refusalOf("on", "--reason", "x", "--end", "tomorrow")).toMatch(/^Planned end/);
  expect(await refusalOf("on", "--reason", "x", "--end", "2000-01-02T00:00")).toBe(END_NOT_AFTER_START);
  expect(await refusalOf("on", "--reason", "x", "--end", "2099-01-01T00:00")).toBe(TOO_LONG);
  expect(await refusalOf("off")).toBe("A maintenance was not found.");
  expect(await maintenance("state")).toBe("Read-only mode: off.");
});
