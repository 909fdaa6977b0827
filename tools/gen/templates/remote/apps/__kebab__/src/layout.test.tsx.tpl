import { answers } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { paths } from "./paths.ts";
import { show, signedIn, useServer } from "./testing/show.tsx";

const server = useServer();

test("shows the page to its own role", async () => {
  show(paths.root);
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
});

test("sends other roles to the login", async () => {
  server.use(answers(me, { user: { ...signedIn, userType: signedIn.userType === "student" ? "admin" : "student" } }));
  show(paths.root);
  expect(await screen.findByRole("heading", { name: "Login page" })).toBeVisible();
});

test("sends a visitor to the login and saves the path", async () => {
  localStorage.removeItem(TOKEN_KEY);
  show(paths.root);
  await screen.findByRole("heading", { name: "Login page" });
  expect(localStorage.getItem(SAVED_PATH_KEY)).toBe(paths.root);
});
