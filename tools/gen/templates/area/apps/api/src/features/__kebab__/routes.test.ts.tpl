import { read{{pascal}} } from "@dryrun/domain/{{kebab}}/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

test("answers a {{caller}}", async () => {
  const { status } = await call(world, read{{pascal}}, {}, "a token of the right role");
  expect(status).toBe(200);
});
