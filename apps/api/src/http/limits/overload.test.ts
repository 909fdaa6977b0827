import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { createApp } from "../../app.ts";
import { MAX_DELAY_MS } from "./max-delay.ts";

let world: TestApp;
let strained: FastifyInstance;
let easy: FastifyInstance;
beforeAll(async () => {
  world = await createTestApp();
  // A delay of 0 ms is always exceeded, one of an hour never.
  strained = await createApp(world.parts, { maxDelayMs: 1e-6 });
  easy = await createApp(world.parts, { maxDelayMs: 3_600_000 });
});
afterAll(async () => {
  await Promise.all([strained.close(), easy.close()]);
  await world.close();
});
const get = (app: FastifyInstance, path: string) => app.inject({ url: `/api${path}` });

test("a server that cannot keep up refuses calls and says when to come back", async () => {
  const refused = await eventually(async () => {
    const answer = await get(strained, "/jobs");
    return answer.statusCode === 503 ? answer : undefined;
  });
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.json()).toEqual({ message: expect.stringMatching(/try again/), code: "OVERLOADED" });
});

test("health checks still get an answer", async () => {
  await eventually(async () => ((await get(strained, "/jobs")).statusCode === 503 ? true : undefined));
  for (const path of ["/health/live", "/health/ready"]) expect((await get(strained, path)).statusCode).toBe(200);
});

test("as it is started, a server refuses calls once its event loop is late by more than a second", async () => {
  expect(MAX_DELAY_MS).toBeLessThan(1000);
  const server = await createApp(world.parts, {});
  try {
    // The machine may have held this thread up before.
    await eventually(async () => ((await get(server, "/jobs")).statusCode === 401 ? true : undefined));
    const refused = await eventually(async () => {
      const until = performance.now() + 1100;
      while (performance.now() < until); // as an answer did that was graded on this thread
      const { statusCode } = await get(server, "/jobs");
      return statusCode === 503 ? true : undefined;
    });
    expect(refused).toBe(true);
  } finally {
    await server.close();
  }
});

test("a server that may be late refuses nothing, however its stalls and samples meet", async () => {
  const patient = await createApp(world.parts, { maxDelayMs: 60_000 });
  try {
    for (let stall = 0; stall < 4; stall++) {
      const until = performance.now() + 600; // longer than a sample: no tick of the event loop in between
      while (performance.now() < until);
      await new Promise((resolve) => setImmediate(resolve));
      expect((await get(patient, "/jobs")).statusCode).toBe(401);
    }
  } finally {
    await patient.close();
  }
});

test("a server that keeps up answers", async () => {
  // The test before held this thread up, which a server counts as late until its next sample, half a second later.
  const answered = await eventually(async () => {
    const { statusCode } = await get(easy, "/jobs");
    return statusCode === 503 ? undefined : statusCode;
  });
  expect(answered).toBe(401);
});
