import "@testing-library/jest-dom/jest-globals";
import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { resumeMails, stopMails } from "@dryrun/domain/notifications/contract";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, useServer } from "../../testing/show-page.tsx";

const server = useServer();
const PAGE = `/mails/stop/${"x".repeat(43)}`;
const STOPPED = "You will get no more e-mails about results of your interviews.";
const RESUMED = "You will get e-mails about results of your interviews again.";
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("stops the link's kind of mail immediately, names it, and Undo reverses that", async () => {
  const requests: string[] = [];
  server.use(
    answers(stopMails, { message: STOPPED }, (_, { pathname }) => void requests.push(`stop ${pathname}`)),
    answers(resumeMails, { message: RESUMED }, (_, { pathname }) => void requests.push(`resume ${pathname}`)),
  );
  show(PAGE);
  expect(await screen.findByText(STOPPED)).toBeVisible();
  await pressButton("Undo");
  expect(await screen.findByText(RESUMED)).toBeVisible();
  expect(requests).toEqual([`stop /api${PAGE}`, `resume /api${PAGE}`]);
  expect(screen.getByRole("link", { name: "Choose which e-mails you get" })).toHaveAttribute(
    "href",
    "/student/profile#mails",
  );
});

test("can be retried after a failure", async () => {
  server.use(failsWith(stopMails));
  show(PAGE);
  expect(await screen.findByText("The e-mails could not be stopped. Try again.")).toBeVisible();
  server.use(answers(stopMails, { message: STOPPED }));
  await pressButton("Try again");
  expect(await screen.findByText(STOPPED)).toBeVisible();
});

test("shows that a deleted account gets no mails", async () => {
  server.use(refuses(stopMails, "LINK_DEAD", { message: "This link has expired or has been used." }));
  show(PAGE);
  expect(await screen.findByText("This account no longer exists, so it gets no e-mails.")).toBeVisible();
});

test.each(["", "/abc"])("a link that was cut to %j changes nothing, and shows that", async (rest) => {
  show(`/mails/stop${rest}`);
  expect(await screen.findByText("This link is not complete, so nothing was changed.")).toBeVisible();
});
