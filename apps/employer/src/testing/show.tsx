import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { Announcer } from "@dryrun/remote-kit/page";
import { createMemoryRouter, Outlet, RouterProvider } from "@dryrun/remote-kit/router";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { afterAll, afterEach, beforeAll, beforeEach } from "@jest/globals";
import { render } from "@testing-library/react";
import { setupServer } from "msw/node";
import remote from "../remote.tsx";
import { employer } from "./samples.ts";
import "@testing-library/jest-dom/jest-globals";

/** A server that knows the employer; the test adds what its page asks for. Call it once in each test file. */
export function useServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    localStorage.setItem(TOKEN_KEY, "t1");
    server.use(answers(me, { user: employer }));
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

/** The employer's part as the shell shows it, opened at a path. */
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
