import "@testing-library/jest-dom/jest-globals";
import { answers } from "@dryrun/api-client/testing/msw";
import { me, verifyEmail } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { show, user, useServer } from "../../../testing/show-page.tsx";

const server = useServer();
const LINK = `/verify-email/${"x".repeat(43)}`;
const to = (path: string) => `${LINK}?redirect=${encodeURIComponent(path)}`;
beforeEach(() => server.use(answers(verifyEmail, { message: "Your email is verified." }), answers(me, { user })));

test("opens the path that the mail names for a signed-in person", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  const router = show(to("/student/payments"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/student/payments"));
  expect(await screen.findByText("Your email is verified.")).toBeVisible();
});

test("does not follow a link to another site", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  const router = show(to("//evil.example/x"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/student/quiz"));
});

test("a visitor continues to the sign-in", async () => {
  show(to("/masterclass"));
  const link = await screen.findByRole("link", { name: "Continue" });
  expect(link).toHaveAttribute("href", "/login?redirect=%2Fmasterclass");
});
