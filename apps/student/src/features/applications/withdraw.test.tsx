import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { myApplication, withdrawApplication } from "@dryrun/domain/applications/contract";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { anApplication, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();
const one = `/student/my-applications/${idOf(200)}`;
const withdrawn = anApplication({
  status: "withdrawn",
  timeline: [
    { type: "applied", at: "2026-11-19T08:00:00.000Z" },
    { type: "withdrawn", at: "2026-11-20T08:00:00.000Z" },
  ] as never,
});

async function ask() {
  server.use(answers(myApplication, anApplication()));
  showAt(one);
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw application" }));
  return within(await screen.findByRole("alertdialog", { name: "Withdraw this application?" }));
}

it("withdraws an application permanently after a confirmation", async () => {
  const called: string[] = [];
  const dialog = await ask();
  server.use(
    answers(withdrawApplication, { message: "Application withdrawn" }, (_, url) => void called.push(url.pathname)),
    answers(myApplication, withdrawn),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Withdraw application" }));
  expect(await screen.findByText("Application withdrawn")).toBeInTheDocument();
  const timeline = screen.getByRole("list", { name: "Application timeline" });
  await waitFor(() => expect(timeline).toHaveTextContent(/Withdrawn/));
  expect(screen.queryByRole("link", { name: "Start Mock Interview" })).toBeNull();
  expect(screen.getByText("You withdrew this application, so no interview can start for it.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Withdraw application" })).toBeNull();
  expect(called).toEqual([`/api/my-applications/${idOf(200)}/withdraw`]);
});

it("keeps the application when the student cancels", async () => {
  const dialog = await ask();
  await userEvent.click(dialog.getByRole("button", { name: "Keep application" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Start Mock Interview" })).toBeInTheDocument();
});

it("shows an error when withdrawing fails, and a decision made in the meantime", async () => {
  const dialog = await ask();
  server.use(failsWith(withdrawApplication));
  await userEvent.click(dialog.getByRole("button", { name: "Withdraw application" }));
  expect(await screen.findByText("The application was not withdrawn. Try again.")).toBeInTheDocument();
  const message = "This application has already been decided.";
  server.use(
    refuses(withdrawApplication, "ALREADY_DECIDED", { message }),
    answers(myApplication, anApplication({ status: "accepted" })),
  );
  await userEvent.click(screen.getByRole("button", { name: "Withdraw application" }));
  const again = within(await screen.findByRole("alertdialog"));
  await userEvent.click(again.getByRole("button", { name: "Withdraw application" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText("Company's decision: Accepted", { selector: "span, span *" })).toBeInTheDocument();
});

it.each(["accepted", "rejected", "withdrawn"] as const)(
  "offers no withdrawal for an application that is %s",
  async (status) => {
    server.use(answers(myApplication, anApplication({ status })));
    showAt(one);
    await screen.findByRole("heading", { name: "Junior Data Analyst" });
    expect(screen.queryByRole("button", { name: "Withdraw application" })).toBeNull();
  },
);
