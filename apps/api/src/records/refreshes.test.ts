import { expect, test } from "@jest/globals";
import { drizzle } from "drizzle-orm/node-postgres";
import { createMovableClock } from "../adapters/clock/movable.ts";
import type { Db } from "../db/client.ts";
import { createTolerance } from "../errors/tolerate.ts";
import { createFlags } from "./flags/flags.ts";
import { createReadOnly } from "./maintenance/read-only.ts";

const client = { query: () => Promise.reject(new Error("the database is away")) };
const away = drizzle(client as never) as unknown as Db;

test("flags keep their values while the database is away, and report it", async () => {
  const { tolerate, counts } = createTolerance(() => {});
  expect(await createFlags({ db: away, tolerate }).isOn("job-alert-mails")).toBe(true);
  expect([...counts]).toEqual([["refresh of flags", 1]]);
});

test("the read-only mode stays as it was while the database is away, and reports it", async () => {
  const { tolerate, counts } = createTolerance(() => {});
  const readOnly = createReadOnly({ db: away, clock: createMovableClock(), tolerate });
  expect(await readOnly.isOn()).toBe(false);
  expect([...counts]).toEqual([["refresh of the read-only mode", 1]]);
});
