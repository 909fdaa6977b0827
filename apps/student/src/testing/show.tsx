import "@testing-library/jest-dom/jest-globals";
import "@dryrun/remote-kit/testing/shown-toasts";
import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers } from "@dryrun/api-client/testing/msw";
import { keepToken } from "@dryrun/auth/token-store";
import type { User } from "@dryrun/auth/use-session";
import { UserContext } from "@dryrun/auth/user-context";
import { accountPrivacy } from "@dryrun/domain/account/contract";
import {
  applicationDraft,
  deleteApplicationDraft,
  saveApplicationDraft,
} from "@dryrun/domain/applications/drafts/contract";
import { me } from "@dryrun/domain/auth/contract";
import { myCertificates } from "@dryrun/domain/certificates/contract";
import { myMeetings } from "@dryrun/domain/company/meetings/contract";
import { mailChoices } from "@dryrun/domain/notifications/contract";
import { completionStatus, myProfile } from "@dryrun/domain/profile/contract";
import { wireContracts } from "@dryrun/domain/system/contract";
import { createMemoryRouter, type RouteObject, RouterProvider } from "@dryrun/remote-kit/router";
import { Toaster, toast } from "@dryrun/remote-kit/toasts";
import { afterAll, afterEach, beforeAll } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import { setupServer } from "msw/node";
import student from "../remote.tsx";
import { aPrivacy, aProfile, aUser } from "./fixtures.ts";

// declares the types of its matchers

// The default handlers for most pages.
export const server = setupServer(
  answers(myProfile, aProfile()),
  answers(accountPrivacy, aPrivacy()),
  answers(myCertificates, { certificates: [] }),
  answers(myMeetings, { meetings: [] }),
  answers(applicationDraft, { draft: null }),
  answers(saveApplicationDraft, { version: 1, savedAt: "2026-11-20T10:00:00.000Z" }),
  answers(deleteApplicationDraft, undefined as never),
  answers(mailChoices, { result: true, decision: true, alert: true, reminder: true }),
  answers(wireContracts, { hash: "1", calls: null }),
);

/** Starts and stops the server of a test file; each test starts signed in with a complete profile. */
export function withServer() {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    cleanup();
    toast.dismiss(); // toasts outlive the page that created them
    server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}

interface Shown {
  user?: Partial<User>;
  /** Replaces the part's own routes; the user's context stays around them. */
  routes?: RouteObject[];
  state?: unknown;
}

/** Opens a URL of the part as a student sees it. */
export function showAt(path: string, { user, routes, state }: Shown = {}) {
  const signedIn = aUser(user);
  keepToken("token-of-asha");
  server.use(answers(me, { user: signedIn }), answers(completionStatus, { completion: 100, missing: [] }));
  const [pathname, query] = path.split("?");
  const search = query ? `?${query}` : "";
  const children = [...(routes ?? student.routes), { path: "/login", element: <h1>Login page</h1> }];
  const router = createMemoryRouter([{ HydrateFallback: () => null, children }], {
    initialEntries: [{ pathname, search, state }],
  });
  render(
    <StoreProvider store={makeStore()}>
      <UserContext value={signedIn}>
        <RouterProvider router={router} />
        <Toaster containerAriaLabel="Notifications" />
      </UserContext>
    </StoreProvider>,
  );
  return { router, at: () => router.state.location.pathname + router.state.location.search };
}
