import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { allowInvitations, declineInvitations } from "@dryrun/domain/invitations/contract";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, useServer } from "../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();
const PAGE = `/invitations/decline/${"x".repeat(43)}`;
const DECLINED = "You will get no more invitations or reminders from employers.";
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("declines immediately, and Undo reverses that", async () => {
  const requests: string[] = [];
  server.use(
    answers(declineInvitations, { message: DECLINED }, (_, { pathname }) => void requests.push(`decline ${pathname}`)),
    answers(allowInvitations, { message: "x" }, (_, { pathname }) => void requests.push(`allow ${pathname}`)),
  );
  show(PAGE);
  expect(await screen.findByText(DECLINED)).toBeVisible();
  await pressButton("Undo");
  expect(await screen.findByText("Employers can invite you again.")).toBeVisible();
  expect(requests).toEqual([`decline /api${PAGE}`, `allow /api${PAGE}`]);
});

test("changes nothing for an incomplete link, and shows that", async () => {
  server.use(refuses(declineInvitations, "LINK_DEAD", { message: "This link has expired or has been used." }));
  show(`${PAGE.slice(0, -20)}`);
  expect(await screen.findByText("This link is not complete, so nothing was changed.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("can be retried after a failure", async () => {
  server.use(failsWith(declineInvitations));
  show(PAGE);
  expect(await screen.findByText("Invitations could not be stopped. Try again.")).toBeVisible();
  server.use(answers(declineInvitations, { message: DECLINED }));
  await pressButton("Try again");
  expect(await screen.findByText(DECLINED)).toBeVisible();
});
