import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { today } from "@dryrun/domain/admin/contract";
import { me } from "@dryrun/domain/auth/contract";
import { SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { today as text } from "./messages/today.en-in.ts";
import { paths } from "./paths.ts";
import { quiet } from "./testing/quiet-day.ts";
import { show, signedIn, useServer } from "./testing/show.tsx";

const server = useServer();

test("lets its own role through", async () => {
  server.use(answers(today, quiet));
  show(paths.root);
  expect(await screen.findByText(text.none)).toBeVisible();
});

test("redirects other roles to the sign-in", async () => {
  server.use(answers(me, { user: { ...signedIn, userType: signedIn.userType === "student" ? "admin" : "student" } }));
  show(paths.root);
  expect(await screen.findByRole("heading", { name: "Login page" })).toBeVisible();
});

test("redirects a visitor to the sign-in and keeps the path for later", async () => {
  localStorage.removeItem(TOKEN_KEY);
  show(paths.root);
  await screen.findByRole("heading", { name: "Login page" });
  expect(localStorage.getItem(SAVED_PATH_KEY)).toBe(paths.root);
});

test("redirects an admin without two-step verification to its set-up", async () => {
  server.use(answers(me, { user: { ...signedIn, needsSecondFactor: true } }));
  const router = show(paths.users);
  await waitFor(() => expect(router.state.location.pathname).toBe("/account/security"));
});

test("redirects there too when a call is refused because it was switched off in the meantime", async () => {
  server.use(refuses(today, "SECOND_FACTOR_SETUP", { message: "Set up two-step verification." }));
  server.use(
    answers(me, { user: signedIn }, () => {
      server.use(answers(me, { user: { ...signedIn, needsSecondFactor: true } }));
    }),
  );
  const router = show(paths.root);
  await waitFor(() => expect(router.state.location.pathname).toBe("/account/security"));
});
