import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { createApp } from "../../app.ts";
import { MAX_DELAY_MS } from "../../config.ts";
import { delayBetween } from "./overload.ts";

let testApp: TestApp;
let strained: FastifyInstance;
let easy: FastifyInstance;
beforeAll(async () => {
  testApp = await createTestApp();
  // A delay of 0 ms always exceeds the limit, one of an hour never does.
  strained = await createApp(testApp.deps, { maxDelayMs: 1e-6 });
  easy = await createApp(testApp.deps, { maxDelayMs: 3_600_000 });
});
afterAll(async () => {
  await Promise.all([strained.close(), easy.close()]);
  await testApp.close();
});
const get = (app: FastifyInstance, path: string) => app.inject({ url: `/api${path}` });

test("refuses calls with Retry-After while it is overloaded", async () => {
  const refused = await eventually(async () => {
    const answer = await get(strained, "/jobs");
    return answer.statusCode === 503 ? answer : undefined;
  });
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.json()).toEqual({ message: expect.stringMatching(/try again/), code: "OVERLOADED" });
});

test("answers health checks while it is overloaded", async () => {
  await eventually(async () => ((await get(strained, "/jobs")).statusCode === 503 ? true : undefined));
  for (const path of ["/health/live", "/health/ready"]) expect((await get(strained, path)).statusCode).toBe(200);
});

/** A server whose event loop is late as the test says, sample by sample, and whether it then refuses calls. */
async function aMeteredServer() {
  let note: (delayMs: number) => void = () => {};
  const server = await createApp(testApp.deps, { delayMeter: { watch: (on) => (note = on), stop: () => {} } });
  return {
    server,
    async statusAfter(...delays: number[]) {
      for (const delay of delays) note(delay);
      return (await get(server, "/jobs")).statusCode;
    },
  };
}

test("refuses calls in the default configuration while its event loop exceeds the limit for long", async () => {
  expect(MAX_DELAY_MS).toBeLessThan(1000);
  const { server, statusAfter } = await aMeteredServer();
  const late = MAX_DELAY_MS + 1;
  try {
    expect(await statusAfter(MAX_DELAY_MS, MAX_DELAY_MS, MAX_DELAY_MS, MAX_DELAY_MS)).toBe(401);
    expect(await statusAfter(late, late, late)).toBe(401);
    expect(await statusAfter(late)).toBe(503);
    expect(await statusAfter(0)).toBe(401);
    expect(await statusAfter(late)).toBe(503);
  } finally {
    await server.close();
  }
});

test("refuses nobody after a stall, however long it was, nor after several with pauses", async () => {
  const { server, statusAfter } = await aMeteredServer();
  try {
    expect(await statusAfter(60_000)).toBe(401);
    for (let stall = 0; stall < 10; stall++) expect(await statusAfter(0, 60_000)).toBe(401);
  } finally {
    await server.close();
  }
});

test.each([
  ["50 ticks in time", { ticks: 150, sumMs: 1500, atMs: 1500 }, 0],
  ["two ticks, one of them held up", { ticks: 102, sumMs: 1520, atMs: 1520 }, 250],
  ["no tick, however long a stall is", { ticks: 100, sumMs: 1000, atMs: 1600 }, 590],
])("measures the mean delay between two samples with %s", (_, now, delay) => {
  expect(delayBetween({ ticks: 100, sumMs: 1000, atMs: 1000 }, now)).toBe(delay);
});

test("answers calls while it is not overloaded", async () => {
  expect((await get(easy, "/jobs")).statusCode).toBe(401);
});
