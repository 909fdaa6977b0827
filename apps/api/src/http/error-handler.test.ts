import { expect, test } from "@jest/globals";
import Fastify from "fastify";
import { installErrorHandler } from "./error-handler.ts";

/** Returns the answer to a call whose statement failed with this PostgreSQL code. */
async function answerTo(cause: object) {
  const app = Fastify();
  app.decorateRequest("caller", null);
  installErrorHandler(app);
  app.get("/", async () => {
    throw Object.assign(new Error("Failed query: select secret"), { cause });
  });
  const answer = await app.inject("/");
  await app.close();
  return answer;
}

test.each([
  ["a lock that is not given up", { code: "55P03" }],
  ["a statement that takes too long", { code: "57014" }],
  ["a transaction that was idle for too long", { code: "25P03" }],
  ["no connection left", { code: "53300" }],
  ["a database that nobody listens for", { code: "ECONNREFUSED" }],
  ["a database that was shut down during the statement", { code: "57P01" }],
  ["a pooler that lost its database", { code: "08P01" }],
  ["a connection that broke", { message: "Connection terminated unexpectedly" }],
  ["a rollback on it", { message: "Client has encountered a connection error and is not queryable" }],
  ["a standby that takes no writes yet", { code: "25006" }],
  ["no connection of the pool", { message: "timeout exceeded when trying to connect" }],
])("answers 503 with Retry-After for %s", async (_, cause) => {
  const { statusCode, headers, body } = await answerTo(cause);
  expect([statusCode, headers["retry-after"], JSON.parse(body).code]).toEqual([503, "5", "OVERLOADED"]);
  expect(body).not.toContain("secret");
});

test("answers 500 without details for any other failure of the database", async () => {
  const { statusCode, body } = await answerTo({ code: "23514" });
  expect([statusCode, JSON.parse(body).message]).toEqual([500, "Something went wrong."]);
});
