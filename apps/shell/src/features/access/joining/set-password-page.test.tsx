import "@testing-library/jest-dom/jest-globals";
import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me, resetPassword } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, type, user, useServer } from "../../../testing/show-page.tsx";

const server = useServer();
const LINK = `/set-password/${"x".repeat(43)}`;
const dead = { message: "This link has expired or has been used. Ask for a new one." };
const updated = { message: "Password updated successfully", token: "t9" };

async function fill() {
  await type(/^New password/, "a new long password");
  await type(/^Confirm/, "a new long password");
  await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
}
const pressButton = () => userEvent.click(screen.getByRole("button", { name: "Set password and continue" }));
const isDead = async () => {
  expect(await screen.findByText(dead.message)).toBeVisible();
  expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
};

test.each([
  ["the path that the mail names", "/student/payments", "/student/payments"],
  ["home without one", null, "/student/quiz"],
  ["home instead of another site", "//evil.example", "/student/quiz"],
  ["home instead of another role's area", "/employer/dashboard", "/student/quiz"],
])("a password signs in and opens %s", async (_case, redirect, path) => {
  let sent: unknown;
  server.use(
    answers(me, { user }),
    answers(resetPassword, updated, (body) => {
      sent = body;
    }),
  );
  const router = show(redirect ? `${LINK}?redirect=${encodeURIComponent(redirect)}` : LINK);
  await fill();
  expect(screen.getByRole("checkbox", { name: /Recruiters can find my profile/ })).not.toBeChecked();
  await pressButton();
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(localStorage.getItem(TOKEN_KEY)).toBe("t9");
  expect(sent).toEqual({
    newPassword: "a new long password",
    confirmPassword: "a new long password",
    isAdult: true,
    visibleToRecruiters: false,
  });
});

test("requires the age, and reports a refused password at its field, which keeps its value", async () => {
  const message = "This password has appeared in a data leak. Choose another.";
  server.use(refuses(resetPassword, "VALIDATION", { message, errors: [{ field: "newPassword", message }] }));
  show(LINK);
  await type(/^New password/, "a new long password");
  await type(/^Confirm/, "a new long password");
  await pressButton();
  expect(screen.getByRole("checkbox", { name: /18 or older/ })).toBeInvalid();
  await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
  await pressButton();
  expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^New password/)).toHaveValue("a new long password");
});

test("opens the sign-in with the destination if the network fails after the password", async () => {
  server.use(answers(resetPassword, updated), isOffline(me));
  const router = show(`${LINK}?redirect=%2Fmasterclass`);
  await fill();
  await pressButton();
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location.search).toBe("?redirect=%2Fmasterclass");
  expect(await screen.findByText("Password updated successfully")).toBeVisible();
});

test("a used link leads to a new one", async () => {
  server.use(refuses(resetPassword, "LINK_DEAD", dead));
  show(LINK);
  await fill();
  await pressButton();
  await isDead();
});

test("a link that a mail program cut is treated as expired immediately", async () => {
  show("/set-password/abc");
  await isDead();
});
