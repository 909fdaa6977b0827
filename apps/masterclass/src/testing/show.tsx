import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { createMemoryRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { afterAll, afterEach, beforeAll } from "@jest/globals";
import { render } from "@testing-library/react";
import { setupServer } from "msw/node";
import remote from "../remote.tsx";
import "@testing-library/jest-dom/jest-globals";

/** A server that knows nothing; the test adds what its page asks for. Call it once in each test file. */
export function useServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The part as the shell shows it, opened at a path. */
export function show(at: string) {
  const routes = [{ HydrateFallback: () => null, children: [...remote.routes] }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={makeStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return router;
}
