import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers } from "@dryrun/api-client/testing/msw";
import { demoAccounts } from "@dryrun/domain/system/contract";
import { createMemoryRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { afterAll, afterEach, beforeAll, beforeEach } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { pages } from "../pages.tsx";

/** Somebody who registered and was asked everything. */
export const user = {
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
  passedQuiz: false,
  hasAttempts: false,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  runningInterview: null,
};

/** A server for this file's tests; each begins with an empty browser. */
export function useServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.use(answers(demoAccounts, { accounts: [] }));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** A part takes a moment to come. */
async function loadElsewhere() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { Component: () => <h1>Elsewhere</h1> };
}

/** The shell's pages at this address; what belongs to a part reads "Elsewhere". */
export function show(at: string) {
  const elsewhere = ["/student/*", "/employer/*"].map((path) => ({ path, lazy: loadElsewhere }));
  const routes = [{ HydrateFallback: () => null, children: [...pages, ...elsewhere] }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={makeStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return router;
}

export const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
