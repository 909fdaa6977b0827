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

test("refuses calls in the default configuration while its event loop exceeds the limit", async () => {
  expect(MAX_DELAY_MS).toBeLessThan(1000);
  let late = 0;
  const server = await createApp(testApp.deps, { delayMeter: { delayMs: () => late, stop: () => {} } });
  const statusAt = async (ms: number) => {
    late = ms;
    return (await get(server, "/jobs")).statusCode;
  };
  try {
    expect(await statusAt(MAX_DELAY_MS)).toBe(401);
    expect(await statusAt(MAX_DELAY_MS + 1)).toBe(503);
    expect(await statusAt(0)).toBe(401);
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
