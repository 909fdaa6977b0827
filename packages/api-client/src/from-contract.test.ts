import { makeStore } from "@dryrun/api-client/base";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { type Contract, defineContract, fileAnswer } from "@dryrun/domain/contract/define";
import { saveDraft } from "@dryrun/domain/interviews/contract";
import { createJob, jobList } from "@dryrun/domain/jobs/contract";
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { errorBody, errorMessage, fieldErrors, isNetworkError, isUnauthenticated } from "./errors.ts";
import { downloadFrom, fromContract } from "./from-contract.ts";
import { BLANK_USER } from "./testing/blank-user.ts";
import { isOffline, refuses } from "./testing/msw.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("puts encoded parameters into the path, and omits empty filters", () => {
  const draft = fromContract(saveDraft).query({ params: { sessionId: "a/b", n: 3 }, body: { answer: "x" } });
  expect(draft).toMatchObject({ url: "/mock-interview/a%2Fb/answers/3", method: "PUT", body: { answer: "x" } });
  const query = { page: 2, limit: 20, title: "", location: "Pune", jobType: undefined };
  expect(fromContract(jobList).query({ query } as never)).toMatchObject({
    url: "/jobs",
    params: { page: 2, limit: 20, location: "Pune" },
  });
});

test("sends a key with an idempotent call only", () => {
  const keyed = fromContract(createJob).query({ body: {}, idempotencyKey: "k1" } as never);
  expect(keyed).toMatchObject({ headers: { "Idempotency-Key": "k1" } });
  expect(
    fromContract(saveDraft).query({
      params: { sessionId: "a", n: 1 },
      body: { answer: "" },
      idempotencyKey: "k",
    } as never),
  ).not.toHaveProperty("headers");
});

test("sends an upload as a form with the file in its field", () => {
  const contract = defineContract({ method: "POST", path: "/rows", access: "employer", upload: "csv", status: 200 });
  const { body } = fromContract(contract).query({ file: new File(["a,b"], "rows.csv") });
  const sent = (body as FormData).get("file");
  expect(sent instanceof File && [sent.name, sent.size]).toEqual(["rows.csv", 3]);
});

test("returns a download as an object URL, and parses a refusal", async () => {
  const pdf: Contract = {
    method: "GET",
    path: "/pdf",
    access: "employer",
    status: 200,
    response: fileAnswer("application/pdf"),
  };
  const { url, responseHandler } = downloadFrom(pdf).query({} as never);
  expect(url).toBe("/pdf");
  const savedBlobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${savedBlobs.push(blob)}` });
  expect(await responseHandler(new Response("%PDF"))).toBe("blob:1");
  expect(await savedBlobs[0]?.text()).toBe("%PDF");
  expect(await responseHandler(Response.json({ message: "no" }, { status: 404 }))).toEqual({ message: "no" });
});

test("refetches /auth/me after a 401 of another call if there is a token", async () => {
  const { useStudentJobsQuery: _, ...jobs } = await import("./jobs/student.ts");
  expect(jobs).toBeDefined();
  let requestCount = 0;
  server.use(
    http.get("/api/auth/me", () => {
      requestCount += 1;
      return HttpResponse.json({ message: "no", code: "UNAUTHENTICATED" }, { status: 401 });
    }),
    refuses(jobList, "UNAUTHENTICATED", { message: "Log in to continue." }),
  );
  const { baseApi } = await import("@dryrun/api-client/base");
  const store = makeStore();
  const subscription = store.dispatch(baseApi.endpoints.me.initiate());
  await subscription;
  const before = requestCount;
  const endpoints = baseApi.endpoints as unknown as Record<string, { initiate(arg: unknown): never }>;
  async function refuseAPage(page: number) {
    await store.dispatch(endpoints.studentJobs?.initiate({ query: { page, limit: 20 } }) as never);
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  }
  await refuseAPage(1); // the page of a person who logged out in another tab
  localStorage.setItem(TOKEN_KEY, "a token");
  await refuseAPage(2);
  localStorage.clear();
  expect(requestCount).toBe(before + 1); // for the second page only
});

test("does not apply the refusal of an older token to the present one", async () => {
  localStorage.setItem(TOKEN_KEY, "old");
  const seen: (string | null)[] = [];
  server.use(
    http.get("/api/auth/me", ({ request }) => {
      seen.push(request.headers.get("authorization"));
      localStorage.setItem(TOKEN_KEY, "new"); // another tab signs in during the request
      return HttpResponse.json({ message: "no", code: "UNAUTHENTICATED" }, { status: 401 });
    }),
  );
  const { baseApi } = await import("@dryrun/api-client/base");
  await makeStore().dispatch(baseApi.endpoints.me.initiate());
  localStorage.clear();
  expect(seen).toEqual(["Bearer old", "Bearer new"]);
});

test("returns the server's message for a refusal, and the page's for a server fault", async () => {
  const refusal = {
    status: 400,
    data: { message: "Some fields are not valid.", code: "VALIDATION", errors: [{ field: "email", message: "No." }] },
  };
  expect([errorMessage(refusal, "Failed"), fieldErrors(refusal), errorBody(refusal)?.code]).toEqual([
    "Some fields are not valid.",
    [{ field: "email", message: "No." }],
    "VALIDATION",
  ]);
  expect(errorMessage({ status: 500, data: { message: "Something went wrong." } }, "Failed")).toBe("Failed");
  expect(errorMessage({ status: "FETCH_ERROR", error: "x" }, "Failed")).toBe("Failed");
  expect([isNetworkError({ status: "FETCH_ERROR" }), isNetworkError(refusal)]).toEqual([true, false]);
  expect([
    isUnauthenticated({ status: 401, data: { message: "", code: "BAD_CREDENTIALS" } }),
    isUnauthenticated({ status: 401, data: {} }),
  ]).toEqual([false, true]);
});

test("opening a page again refetches an answer of five seconds, and shares a younger one", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let requestCount = 0;
  server.use(
    http.get("/api/auth/me", () => {
      requestCount += 1;
      return HttpResponse.json({ user: BLANK_USER });
    }),
  );
  const { baseApi } = await import("@dryrun/api-client/base");
  const store = makeStore();
  const open = () => store.dispatch(baseApi.endpoints.me.initiate());
  const counts: number[] = [];
  for (const seconds of [0, 4, 2]) {
    jest.setSystemTime(Date.now() + 1000 * seconds);
    await open();
    counts.push(requestCount);
  }
  jest.useRealTimers();
  expect(counts).toEqual([1, 1, 2]);
});

test("treats a missing network as a fetch error", async () => {
  server.use(isOffline(me));
  const { baseApi } = await import("@dryrun/api-client/base");
  const { error } = await makeStore().dispatch(baseApi.endpoints.me.initiate());
  expect(isNetworkError(error)).toBe(true);
});
