import "@testing-library/jest-dom/jest-globals";
import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me, resetPassword } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { openInvitation } from "@dryrun/domain/invitations/contract";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, type, user, useServer } from "../../../testing/show-page.tsx";

const server = useServer();
const LINK = `/invitation/${"x".repeat(43)}`;
const job = { _id: "j1", title: "Data Analyst", company: "Sahyadri Analytics", location: "Pune" };
const invited = { job, isSpent: false, closed: false, expiresAt: "2026-11-22T13:30:00.000Z" };
const dead = { message: "This link has expired or has been used. Ask for a new one." };

async function fill() {
  await type(/^New password/, "a new long password");
  await type(/^Confirm/, "a new long password");
}
const pressButton = () => userEvent.click(screen.getByRole("button", { name: "Set password and open the job" }));

test("shows the inviting company and the job; a password signs in and opens the job", async () => {
  let sent: unknown;
  server.use(
    answers(openInvitation, invited),
    answers(me, { user }),
    answers(resetPassword, { message: "Password updated successfully", token: "t9" }, (body) => {
      sent = body;
      server.use(answers(openInvitation, { ...invited, isSpent: true }));
    }),
  );
  const router = show(LINK);
  expect(await screen.findByText("Sahyadri Analytics")).toBeVisible();
  expect(screen.getByText("Data Analyst")).toBeVisible();
  expect(screen.getByText(/open until 22 Nov 2026, 7:00 pm IST/)).toBeVisible();
  const visibility = screen.getByRole("checkbox", { name: /Recruiters can find my profile/ });
  expect(visibility).not.toBeChecked();
  await fill();
  await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
  await pressButton();
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
  expect([router.state.location.pathname, localStorage.getItem(TOKEN_KEY)]).toEqual(["/student/jobs/j1", "t9"]);
  await new Promise((resolve) => setTimeout(resolve, 100)); // no further redirect
  expect(router.state.location.pathname).toBe("/student/jobs/j1");
  expect(sent).toEqual({
    newPassword: "a new long password",
    confirmPassword: "a new long password",
    isAdult: true,
    visibleToRecruiters: false,
  });
});

test("requires the age, and reports a refused password at its field, which keeps its value", async () => {
  const message = "This password has appeared in a data leak. Choose another.";
  server.use(
    answers(openInvitation, { ...invited, expiresAt: null }),
    refuses(resetPassword, "VALIDATION", { message, errors: [{ field: "newPassword", message }] }),
  );
  show(LINK);
  await fill();
  await pressButton();
  expect(screen.getByRole("checkbox", { name: /18 or older/ })).toBeInvalid();
  await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
  await pressButton();
  expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^New password/)).toHaveValue("a new long password");
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test("a used link opens the sign-in, with the job as the destination", async () => {
  server.use(answers(openInvitation, { ...invited, isSpent: true }));
  const router = show(LINK);
  expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent("/student/jobs/j1")}`);
  expect(screen.getByText("Log in to see this job.")).toBeVisible();
});

test.each([
  ["from the start", async () => server.use(refuses(openInvitation, "LINK_DEAD", dead))],
  ["meanwhile", async () => server.use(answers(openInvitation, invited), refuses(resetPassword, "LINK_DEAD", dead))],
])("shows that a link is expired %s, and what to do", async (when, prepare) => {
  await prepare();
  show(LINK);
  if (when === "meanwhile") {
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await pressButton();
  }
  expect(await screen.findByText("This link has expired or has been used.")).toBeVisible();
  expect(screen.getByText(/Ask the company to invite you again/)).toBeVisible();
});

test("without a network, the link is not treated as expired and can be retried", async () => {
  server.use(isOffline(openInvitation));
  show(LINK);
  await screen.findByText("Your invitation could not be loaded.");
  server.use(answers(openInvitation, invited));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Sahyadri Analytics")).toBeVisible();
});
