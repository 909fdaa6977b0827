import { baseApi, makeStore } from "@dryrun/api-client/base";
import { jobList, jobPage } from "@dryrun/domain/jobs/contract";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { BLANK_USER } from "../testing/blank-user.ts";
import { earlyUrl } from "./early-url.ts";

const ME = `${location.origin}/api/auth/me`;
const server = setupServer();
let requestCount = 0;
const served = (answer: object) => {
  requestCount = 0;
  server.use(
    http.get("*/api/auth/me", () => {
      requestCount++;
      return HttpResponse.json(answer);
    }),
  );
};
beforeAll(() => server.listen());
afterAll(() => server.close());

/** Simulates an early request of the head, with this token in the header. */
function early(answer: Promise<Response>, token = "t") {
  localStorage.setItem("token", "t");
  globalThis.dryrunEarly = { authorization: `Bearer ${token}`, answers: new Map([[ME, answer]]) };
}
const me = () => makeStore().dispatch(baseApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
const user = (username: string) => ({ user: { ...BLANK_USER, username } });

afterEach(() => {
  server.resetHandlers();
  globalThis.dryrunEarly = undefined;
  localStorage.clear();
});

it("takes the answer to the head's request once", async () => {
  served(user("late"));
  early(Promise.resolve(Response.json(user("early"))));
  expect((await me()).data?.user.username).toBe("early");
  expect(requestCount).toBe(0);
  expect((await me()).data?.user.username).toBe("late");
});

it.each([
  ["was refused", async () => Response.json({ code: "UNAUTHENTICATED", message: "No." }, { status: 401 })],
  ["did not come", () => Promise.reject(new TypeError("Failed to fetch"))],
])("makes the request itself when the early answer %s", async (_, answer) => {
  served(user("late"));
  early(answer());
  expect((await me()).data?.user.username).toBe("late");
});

it("never gives one person's answer to another", async () => {
  served(user("late"));
  early(Promise.resolve(Response.json(user("early"))), "of somebody else");
  expect((await me()).data?.user.username).toBe("late");
});

it("drops all early answers at a write", async () => {
  served(user("late"));
  server.use(http.post("*/api/auth/change-password", () => HttpResponse.json({ message: "Done.", token: "t" })));
  early(Promise.resolve(Response.json(user("early"))));
  const body = { oldPassword: "a", newPassword: "correct horse", confirmPassword: "correct horse" };
  await makeStore().dispatch(baseApi.endpoints.changePassword.initiate({ body }));
  expect((await me()).data?.user.username).toBe("late");
});

it("names a call like the endpoint", () => {
  expect(earlyUrl(jobList, { query: { title: "", location: "Pune", page: 1, limit: 20 } })).toBe(
    "/api/jobs?location=Pune&page=1&limit=20",
  );
  expect(earlyUrl(jobPage, { params: { id: ":id" } })).toBe("/api/jobs/%3Aid");
});
