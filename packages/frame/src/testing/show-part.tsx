import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { BLANK_USER } from "@dryrun/api-client/testing/blank-user";
import type { User } from "@dryrun/auth/use-session";
import { Announcer } from "@dryrun/remote-kit/page";
import "@dryrun/remote-kit/testing/shown-toasts";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from "@dryrun/remote-kit/router";
import { Toaster, toast } from "@dryrun/remote-kit/toasts";
import { afterAll, afterEach, beforeAll, beforeEach } from "@jest/globals";
import { render } from "@testing-library/react";
import { type SetupServer, setupServer } from "msw/node";

/** A registered person. */
export const aPerson = (own: Partial<User>): User => ({ ...BLANK_USER, ...own });

/** A server for the tests of a file, each with empty browser storage; `prepare` adds default handlers. Call it once per file. */
export function serveTests(prepare: (server: SetupServer) => void = () => {}): SetupServer {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    prepare(server);
  });
  afterEach(() => {
    toast.dismiss(); // toasts outlive the page that created them
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

/** Renders pages in the shell's frame at a path. Adds a placeholder for /login if the pages have none. */
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
