import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createTestApp, eventually, type TestApp } from "../../test/create-test-app.ts";
import { createApp } from "../app.ts";

let world: TestApp;
let strained: FastifyInstance;
let easy: FastifyInstance;
beforeAll(async () => {
  world = await createTestApp();
  // No event loop is on time to the nanosecond, and none is an hour late.
  strained = await createApp(world.parts, { maxDelayMs: 1e-6 });
  easy = await createApp(world.parts, { maxDelayMs: 3_600_000 });
}, 30_000);
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

test("meanwhile whoever watches it hears that it lives", async () => {
  await eventually(async () => ((await get(strained, "/jobs")).statusCode === 503 ? true : undefined));
  for (const path of ["/health/live", "/health/ready"]) expect((await get(strained, path)).statusCode).toBe(200);
});

test("a server that keeps up refuses nobody", async () => {
  for (let asked = 0; asked < 20; asked++) expect((await get(easy, "/health/live")).statusCode).toBe(200);
  expect((await get(easy, "/jobs")).statusCode).not.toBe(503);
});
