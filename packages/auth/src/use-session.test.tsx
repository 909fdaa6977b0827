import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers, breaks, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { createMemoryRouter, RouterProvider, useLocation } from "@dryrun/remote-kit/router";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { RequireUser } from "./require-user.tsx";
import { useLogout } from "./use-session.ts";
import "@testing-library/jest-dom/jest-globals";

const user = {
  _id: "1",
  username: "Asha",
  fullName: "Asha Verma",
  email: "asha@example.com",
  phone: "9876501234",
  userType: "student" as const,
  createdAt: "2026-11-20T00:00:00.000Z",
  emailVerified: true,
  isAdult: true,
  interviewCredits: 1,
  passedQuiz: true,
  hasAttempts: true,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  runningInterview: null,
};
const server = setupServer(answers(me, { user }));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Login() {
  const { search } = useLocation();
  return <h1>Login {search}</h1>;
}
function Private() {
  const logout = useLogout();
  return (
    <>
      <h1>Private</h1>
      <button type="button" onClick={logout}>
        Logout
      </button>
    </>
  );
}
function show(at = "/student/jobs?page=2") {
  const guarded = (
    <RequireUser userType="student" waiting={<p>Waiting</p>}>
      <Private />
    </RequireUser>
  );
  const routes = [
    { path: "/login", Component: Login },
    { path: "/student/jobs", element: guarded },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={makeStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
}

test("a visitor is sent to /login, and the path with its query is kept for afterwards", async () => {
  show();
  expect(await screen.findByText("Login ?redirect=%2Fstudent%2Fjobs%3Fpage%3D2")).toBeInTheDocument();
  expect(localStorage.getItem(SAVED_PATH_KEY)).toBe("/student/jobs?page=2");
});

test("a student gets in", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  show();
  expect(await screen.findByText("Private")).toBeInTheDocument();
});

test("somebody of another role is sent to /login and stays signed in", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(answers(me, { user: { ...user, userType: "employer" } }));
  show();
  expect(await screen.findByText("Login")).toBeInTheDocument();
  expect(localStorage.getItem(TOKEN_KEY)).toBe("t");
});

test("a token that the server refuses is removed", async () => {
  localStorage.setItem(TOKEN_KEY, "dead");
  server.use(refuses(me, "UNAUTHENTICATED", { message: "Sign in to continue." }));
  show();
  expect(await screen.findByText(/^Login/)).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem(TOKEN_KEY)).toBeNull());
});

test.each([
  ["no network", () => isOffline(me)],
  ["a fault of the server", () => breaks(me, 503)],
  ["too many requests", () => refuses(me, "TOO_MANY_REQUESTS", { message: "Wait." })],
])("%s keeps the token, waits, and asks again by itself", async (_, handler) => {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(handler());
  show();
  expect(await screen.findByText("Waiting")).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(localStorage.getItem(TOKEN_KEY)).toBe("t");
  server.resetHandlers();
  expect(await screen.findByText("Private", undefined, { timeout: 4000 })).toBeInTheDocument();
});

test("logging out removes the token and leaves no path to come back to", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
  expect(await screen.findByRole("heading", { name: "Login" })).toBeInTheDocument();
  expect([localStorage.getItem(TOKEN_KEY), localStorage.getItem(SAVED_PATH_KEY)]).toEqual([null, null]);
});
