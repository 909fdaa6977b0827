import { baseApi, makeStore } from "@dryrun/api-client/base";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { BLANK_USER } from "../testing/blank-user.ts";
import { type Begins, beginEarly } from "./begin.ts";

const ME = `${location.origin}/api/auth/me`;
const server = setupServer();
let requestCount = 0;
beforeAll(() => server.listen());
beforeEach(() => {
  requestCount = 0;
  server.use(
    http.get("*/api/auth/me", () => {
      requestCount++;
      return HttpResponse.json({ user: BLANK_USER });
    }),
  );
  localStorage.setItem("token", "t");
});
afterEach(() => {
  server.resetHandlers();
  globalThis.dryrunEarly = undefined;
  localStorage.clear();
});
afterAll(() => server.close());

const early = (answer: Promise<Response>) => {
  globalThis.dryrunEarly = { authorization: "Bearer t", answers: new Map([[ME, answer]]) };
};
const begin: Begins["begin"] = (dispatch) => dispatch(baseApi.endpoints.me.initiate(undefined, { subscribe: false }));

/** Returns the store's data at the time when the route's page would render. */
async function drawn() {
  const store = makeStore();
  const layout = { params: {}, route: {} };
  const page = { params: {}, route: { handle: { begin } } };
  await beginEarly(store, { matches: [layout, page], location: { search: "" } });
  return baseApi.endpoints.me.select(undefined)(store.getState()).data?.user.username;
}

it("has the page's first data in the store before the page renders", async () => {
  early(Promise.resolve(Response.json({ user: { ...BLANK_USER, username: "early" } })));
  expect(await drawn()).toBe("early");
  expect(requestCount).toBe(0);
});

it("passes the page's parameters and search on", async () => {
  early(Promise.resolve(Response.json({})));
  const handedOver: unknown[] = [];
  const handle: Begins = { begin: (_, { params, search }) => handedOver.push(params, search.get("page")) };
  const matches = [{ params: { id: "7" }, route: { handle } }];
  await beginEarly(makeStore(), { matches, location: { search: "?page=2" } });
  expect(handedOver).toEqual([{ id: "7" }, "2"]);
});

it.each([
  ["was refused", () => Promise.resolve(Response.json({ code: "FORBIDDEN", message: "No." }, { status: 403 }))],
  ["did not come", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is still under way", () => new Promise<Response>(() => {})],
])("leaves the request to the page when the early answer %s", async (_, answer) => {
  early(answer());
  expect(await drawn()).toBeUndefined();
  expect(requestCount).toBe(0);
});

it("requests nothing if the head has requested nothing", async () => {
  expect(await drawn()).toBeUndefined();
  expect(requestCount).toBe(0);
});
