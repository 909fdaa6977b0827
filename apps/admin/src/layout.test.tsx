import { answers } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { liveSessions } from "@dryrun/domain/masterclass/sessions/contract";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { paths } from "./paths.ts";
import { show, signedIn, useServer } from "./testing/show.tsx";

const server = useServer();

test("lets its own role through", async () => {
  server.use(answers(liveSessions, { sessions: [] }));
  show(paths.root);
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
});

test("sends everybody else to the login", async () => {
  server.use(answers(me, { user: { ...signedIn, userType: signedIn.userType === "student" ? "admin" : "student" } }));
  show(paths.root);
  expect(await screen.findByRole("heading", { name: "Login page" })).toBeVisible();
});

test("sends a visitor to the login and keeps the path for afterwards", async () => {
  localStorage.removeItem(TOKEN_KEY);
  show(paths.root);
  await screen.findByRole("heading", { name: "Login page" });
  expect(localStorage.getItem(SAVED_PATH_KEY)).toBe(paths.root);
});
