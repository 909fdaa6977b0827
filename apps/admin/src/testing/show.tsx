import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers } from "@dryrun/api-client/testing/msw";
import type { User } from "@dryrun/auth/use-session";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { Announcer } from "@dryrun/remote-kit/page";
import { createMemoryRouter, Outlet, RouterProvider } from "@dryrun/remote-kit/router";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { afterAll, afterEach, beforeAll, beforeEach } from "@jest/globals";
import { render } from "@testing-library/react";
import { setupServer } from "msw/node";
import remote from "../remote.tsx";
import "@testing-library/jest-dom/jest-globals";

export const signedIn: User = {
  _id: "00000000-0000-7000-8000-000000000001",
  username: "meera",
  fullName: "Meera Iyer",
  email: "meera@dryrun.example",
  phone: "",
  userType: "admin",
  createdAt: "2026-11-01T00:00:00.000Z",
  emailVerified: true,
  isAdult: true,
  interviewCredits: 0,
  passedQuiz: false,
  hasAttempts: false,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  runningInterview: null,
};

/** A server that knows the person; the test adds what its page asks for. Call it once in each test file. */
export function useServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    localStorage.setItem(TOKEN_KEY, "t1");
    server.use(answers(me, { user: signedIn }));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

function Frame() {
  return (
    <>
      <Announcer />
      <Outlet />
      <Toaster />
    </>
  );
}

/** This part as the shell shows it, opened at a path. */
export function show(at: string) {
  const login = { path: "/login", element: <h1>Login page</h1> };
  const routes = [{ Component: Frame, HydrateFallback: () => null, children: [...remote.routes, login] }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={makeStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return router;
}
