import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import type { User } from "@dryrun/auth/use-session";
import { Announcer } from "@dryrun/remote-kit/page";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from "@dryrun/remote-kit/router";
import { Toaster, toast } from "@dryrun/remote-kit/toasts";
import { afterAll, afterEach, beforeAll, beforeEach } from "@jest/globals";
import { render } from "@testing-library/react";
import { type SetupServer, setupServer } from "msw/node";

/** A person who registered and answered all questions. */
export const aPerson = (own: Partial<User>): User => ({
  _id: "00000000-0000-7000-8000-000000000001",
  username: "Asha",
  fullName: "Asha Verma",
  email: "asha@example.com",
  phone: "9876501234",
  userType: "student",
  createdAt: "2026-11-20T00:00:00.000Z",
  emailVerified: true,
  isAdult: true,
  interviewCredits: 0,
  passedQuiz: false,
  hasAttempts: false,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  runningInterview: null,
  ...own,
});

/** A server for the tests of a file, each with an empty browser; `prepare` adds default handlers. Call it once per file. */
export function serveTests(prepare: (server: SetupServer) => void = () => {}): SetupServer {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    prepare(server);
  });
  afterEach(() => {
    toast.dismiss(); // toasts outlive the page that made them
    server.resetHandlers();
  });
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

/** Renders pages in the shell's frame at a path. Pages without /login get a placeholder for it. */
export function showPart(pages: readonly RouteObject[], at: string | { pathname: string; state: unknown }) {
  const login = { path: "/login", element: <h1>Login page</h1> };
  const routes = [{ Component: Frame, HydrateFallback: () => null, children: [...pages, login] }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={makeStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return router;
}
