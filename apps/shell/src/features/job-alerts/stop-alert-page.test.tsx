import "@testing-library/jest-dom/jest-globals";
import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { resumeJobAlert, stopJobAlert } from "@dryrun/domain/jobs/contract";
import { createMemoryRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { show, useServer } from "../../testing/show-page.tsx";
import { StopAlertPage } from "./stop-alert-page.tsx";

const server = useServer();
const PAGE = `/job-alerts/stop/${"x".repeat(43)}`;
const STOPPED = "You will get no more e-mails for this alert.";
const RESUMED = "You will get e-mails for this alert again.";
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** A server that counts its requests. */
function count() {
  const requests: string[] = [];
  const note =
    (act: string) =>
    (_: unknown, { pathname }: URL) =>
      void requests.push(`${act} ${pathname}`);
  server.use(
    answers(stopJobAlert, { message: STOPPED }, note("stop")),
    answers(resumeJobAlert, { message: RESUMED }, note("resume")),
  );
  return requests;
}

test("stops immediately and once, although a development build mounts twice", async () => {
  const countBefore = count();
  const router = createMemoryRouter([{ path: "/job-alerts/stop/:token", Component: StopAlertPage }], {
    initialEntries: [PAGE],
  });
  render(
    <StrictMode>
      <StoreProvider store={makeStore()}>
        <RouterProvider router={router} />
      </StoreProvider>
    </StrictMode>,
  );
  expect(await screen.findByText(STOPPED)).toBeVisible();
  expect(countBefore).toEqual([`stop /api${PAGE}`]);
});

test("Undo reverses it with a message, and can itself be reversed", async () => {
  const countBefore = count();
  show(PAGE);
  expect(await screen.findByText(STOPPED)).toBeVisible();
  await pressButton("Undo");
  expect(await screen.findByText(RESUMED)).toBeVisible();
  expect(screen.queryByText(STOPPED)).toBeNull();
  await pressButton("Stop the mails");
  expect(await screen.findByText(STOPPED)).toBeVisible();
  expect(countBefore).toEqual([`stop /api${PAGE}`, `resume /api${PAGE}`, `stop /api${PAGE}`]);
});

test("the link of a deleted alert shows that it sends no mails", async () => {
  server.use(refuses(stopJobAlert, "LINK_DEAD", { message: "This link has expired or has been used." }));
  show(PAGE);
  expect(await screen.findByText("This alert no longer exists, so it sends no e-mails.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Undo|Try again/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toBeVisible();
});

test.each([
  ["a fault", failsWith(stopJobAlert), "The alert could not be stopped. Try again."],
  ["a lost connection", isOffline(stopJobAlert), "The alert could not be stopped. Try again."],
  [
    "too many tries",
    refuses(stopJobAlert, "TOO_MANY_REQUESTS", { message: "Too many attempts. Wait 5 min." }),
    "Too many attempts. Wait 5 min.",
  ],
])("after %s it can be retried", async (_, failure, words) => {
  server.use(failure);
  show(PAGE);
  expect(await screen.findByText(words)).toBeVisible();
  count();
  await pressButton("Try again");
  expect(await screen.findByText(STOPPED)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("shows that the alert is stopped after a failed Undo, and can retry the Undo", async () => {
  count();
  server.use(failsWith(resumeJobAlert));
  show(PAGE);
  await screen.findByText(STOPPED);
  await pressButton("Undo");
  expect(await screen.findByText("The alert could not be resumed. Try again.")).toBeVisible();
  expect(screen.getByText(STOPPED)).toBeVisible();
  count();
  await pressButton("Try again");
  expect(await screen.findByText(RESUMED)).toBeVisible();
});

test.each(["", "/x"])("a link that was cut to %j stops nothing, shows that and names another way", async (rest) => {
  const countBefore = count();
  show(`/job-alerts/stop${rest}`);
  expect(await screen.findByText("This link is not complete, so the alert was not stopped.")).toBeVisible();
  expect(screen.getByText(/Copy the whole link from the mail/)).toBeVisible();
  expect(countBefore).toEqual([]);
});
