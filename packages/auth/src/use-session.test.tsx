import "@testing-library/jest-dom/jest-globals";
import { baseApi, makeStore, StoreProvider } from "@dryrun/api-client/base";
import { BLANK_USER } from "@dryrun/api-client/testing/blank-user";
import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { createMemoryRouter, Link, RouterProvider, useLocation } from "@dryrun/remote-kit/router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { ReactNode } from "react";
import { RequireUser } from "./require-user.tsx";
import { useLogout } from "./use-session.ts";
import { useFollowOtherTabs } from "./use-token.ts";
import { useUser } from "./user-context.ts";

const user = { ...BLANK_USER, interviewCredits: 1, passedQuiz: true, hasAttempts: true };
const server = setupServer(answers(me, { user }));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Login() {
  const { search } = useLocation();
  return <h1>Login {search}</h1>;
}
function Private() {
  const logout = useLogout();
  const { username } = useUser();
  return (
    <>
      <h1>Private</h1>
      <p>Page of {username}</p>
      <input aria-label="Notes" />
      <Link to="/student/profile">Profile</Link>
      <button type="button" onClick={logout}>
        Logout
      </button>
    </>
  );
}
function Shell({ children }: { children: ReactNode }) {
  useFollowOtherTabs();
  return children;
}
function show(at = "/student/jobs?page=2", { store = makeStore(), Around = Shell } = {}) {
  const guarded = (
    <RequireUser userType="student" waiting={<p>Waiting</p>}>
      <Private />
    </RequireUser>
  );
  const routes = [
    { path: "/login", Component: Login },
    { path: "/student/*", element: guarded },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={store}>
      <Around>
        <RouterProvider router={router} />
      </Around>
    </StoreProvider>,
  );
  return router;
}
/** Simulates a write by another tab, which triggers a storage event here. */
function elsewhere(token: string | null) {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY, newValue: token })));
}
/** Serves the person of each token; any other token is invalid. */
const people = (byToken: Record<string, object>) =>
  http.get("/api/auth/me", ({ request }) => {
    const cached = byToken[request.headers.get("authorization")?.replace("Bearer ", "") ?? ""];
    return cached
      ? HttpResponse.json({ user: { ...user, ...cached } })
      : HttpResponse.json({ message: "Log in to continue.", code: "UNAUTHENTICATED" }, { status: 401 });
  });

test("redirects a visitor to /login, and saves the path with its query for later", async () => {
  show();
  expect(await screen.findByText("Login ?redirect=%2Fstudent%2Fjobs%3Fpage%3D2")).toBeInTheDocument();
  expect(localStorage.getItem(SAVED_PATH_KEY)).toBe("/student/jobs?page=2");
});

test("lets a student in", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  show();
  expect(await screen.findByText("Private")).toBeInTheDocument();
});

test("redirects a person of another role to /login and keeps them signed in", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(answers(me, { user: { ...user, userType: "employer" } }));
  show();
  expect(await screen.findByText("Login")).toBeInTheDocument();
  expect(localStorage.getItem(TOKEN_KEY)).toBe("t");
});

test("removes a token that the server refuses", async () => {
  localStorage.setItem(TOKEN_KEY, "dead");
  server.use(refuses(me, "UNAUTHENTICATED", { message: "Log in to continue." }));
  show();
  expect(await screen.findByText(/^Login/)).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem(TOKEN_KEY)).toBeNull());
});

test.each([
  ["no network", () => isOffline(me)],
  ["a fault of the server", () => failsWith(me, 503)],
  ["too many requests", () => refuses(me, "TOO_MANY_REQUESTS", { message: "Wait." })],
])("%s keeps the token, waits, and retries automatically", async (_, handler) => {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(handler());
  show();
  expect(await screen.findByText("Waiting")).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(localStorage.getItem(TOKEN_KEY)).toBe("t");
  server.resetHandlers();
  expect(await screen.findByText("Private")).toBeInTheDocument();
});

test("removes the token on log-out and saves no path to return to", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
  expect(await screen.findByRole("heading", { name: "Login" })).toBeInTheDocument();
  expect([localStorage.getItem(TOKEN_KEY), localStorage.getItem(SAVED_PATH_KEY)]).toEqual([null, null]);
});

test("retries after 1, 2, 4, 8 and then every 15 s, and starts over at the next failure", async () => {
  jest.useFakeTimers();
  let statuses: number[] = [];
  let isAway = true;
  const fetching = jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    statuses.push(Date.now());
    if (isAway) throw new TypeError("Failed to fetch");
    return Response.json({ user });
  });
  /** In small steps, because React renders between them. */
  const wait = async (seconds: number) => {
    for (let step = 0; step < seconds * 10; step++) await act(() => jest.advanceTimersByTimeAsync(100));
  };
  const pauses = () => statuses.slice(1).map((at, index) => Math.round((at - (statuses[index] ?? 0)) / 1000));
  try {
    localStorage.setItem(TOKEN_KEY, "t");
    show();
    await wait(50);
    expect(pauses()).toEqual([1, 2, 4, 8, 15, 15]);
    isAway = false;
    await wait(16);
    expect(screen.getByText("Private")).toBeInTheDocument();
    isAway = true;
    statuses = [];
    act(() => void dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY }))); // refetches
    await wait(4);
    expect(pauses()).toEqual([1, 2]);
    expect(screen.getByText("Private")).toBeInTheDocument();
  } finally {
    fetching.mockRestore();
    jest.useRealTimers();
  }
});

describe("two tabs", () => {
  let router: ReturnType<typeof show>;
  const typed = async () => {
    localStorage.setItem(TOKEN_KEY, "t");
    router = show();
    await userEvent.type(await screen.findByLabelText("Notes"), "half a sentence");
  };
  const notes = () => screen.getByLabelText("Notes");

  test("a log-out in the other tab keeps the page with its typed text; the next page requires a sign-in", async () => {
    await typed();
    elsewhere(null);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(notes()).toHaveValue("half a sentence");
    await userEvent.click(screen.getByRole("link", { name: "Profile" }));
    expect(await screen.findByText("Login ?redirect=%2Fstudent%2Fprofile")).toBeInTheDocument();
  });

  test("a new sign-in of the same person in the other tab continues here", async () => {
    server.use(people({ t: {}, t2: {} }));
    await typed();
    elsewhere(null);
    elsewhere("t2");
    await userEvent.click(screen.getByRole("link", { name: "Profile" }));
    expect(await screen.findByText("Private")).toBeInTheDocument();
    expect(notes()).toHaveValue("half a sentence");
    expect(localStorage.getItem(TOKEN_KEY)).toBe("t2");
  });

  test("after a log-out here and a sign-in there, a log-out there keeps the page too", async () => {
    await typed();
    await userEvent.click(screen.getByRole("button", { name: "Logout" }));
    elsewhere("t2");
    await act(() => router.navigate("/student/profile"));
    await userEvent.type(await screen.findByLabelText("Notes"), "again");
    elsewhere(null);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(notes()).toHaveValue("again");
  });

  test("a sign-in of another person there replaces the page, without data of the first person", async () => {
    server.use(people({ t: {}, t2: { _id: "2", username: "Ravi" } }));
    await typed();
    elsewhere("t2");
    expect(await screen.findByText("Page of Ravi")).toBeInTheDocument();
    expect(notes()).toHaveValue("");
  });

  test("a sign-in of another role there closes this page", async () => {
    server.use(people({ t: {}, t2: { _id: "3", userType: "employer" } }));
    await typed();
    elsewhere("t2");
    expect(await screen.findByText("Login")).toBeInTheDocument();
    expect(localStorage.getItem(TOKEN_KEY)).toBe("t2");
  });

  test("a refused request of this page without a token does not end the session there", async () => {
    server.use(people({ t: {}, t2: {} }));
    const store = makeStore();
    localStorage.setItem(TOKEN_KEY, "t");
    // Browsers render between two listeners of an event: here the new token is read before any refetch.
    show(undefined, { store, Around: ({ children }) => children });
    await userEvent.type(await screen.findByLabelText("Notes"), "half a sentence");
    elsewhere(null);
    await act(() => store.dispatch(baseApi.endpoints.me.initiate(undefined, { forceRefetch: true })));
    elsewhere("t2");
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(localStorage.getItem(TOKEN_KEY)).toBe("t2");
    expect(notes()).toHaveValue("half a sentence");
  });

  test("a sign-in there wakes a tab whose own token was invalid", async () => {
    server.use(people({ t2: {} }));
    localStorage.setItem(TOKEN_KEY, "dead");
    show();
    expect(await screen.findByText(/^Login/)).toBeInTheDocument();
    elsewhere("t2");
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(localStorage.getItem(TOKEN_KEY)).toBe("t2");
  });
});
