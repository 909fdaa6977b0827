import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import type { Output } from "@dryrun/domain/contract/define";
import { progress } from "@dryrun/domain/progress/contract";
import { sharedResults, shareResult, stopSharing } from "@dryrun/domain/shared-results/contract";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();

const TOKEN = "x".repeat(43);
const interview = (number: number, jobTitle: string | null) => ({
  sessionId: idOf(number),
  at: `2026-11-${number}T08:00:00.000Z`,
  jobTitle,
  score: 60,
  topics: [{ topic: "sql" as const, score: 60, lost: 4, of: 10 }],
});
const PROGRESS: Output<typeof progress> = {
  interviews: [interview(10, "Data Analyst"), interview(12, null)],
  quizzes: [],
  drills: [],
};
const NONE = { results: [] };
const shared = (number: number) => ({
  results: [{ ...interview(number, null), token: TOKEN, sharedAt: "2026-11-20T08:00:00.000Z" }],
});
const show = (...handlers: Parameters<typeof server.use>) => {
  server.use(...handlers, answers(progress, PROGRESS));
  showAt("/student/progress");
};
const part = async () => within(await screen.findByRole("region", { name: "Share a result" }));

it("shows what a link reveals, creates it only on request, and offers the newest interview first", async () => {
  const requests: string[] = [];
  show(
    answers(sharedResults, NONE),
    answers(shareResult, { token: TOKEN }, (_, url) => void requests.push(url.pathname)),
  );
  const region = await part();
  expect(region.getByText(/your name, the score of each topic and the date/)).toBeVisible();
  const choice = await region.findByRole("combobox", { name: "Interview" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["12 Nov 2026, practice: 60 out of 100", "10 Nov 2026, Data Analyst: 60 out of 100"]);
  expect(requests).toEqual([]);
  await userEvent.selectOptions(choice, "10 Nov 2026, Data Analyst: 60 out of 100");
  server.use(answers(sharedResults, shared(10)));
  await userEvent.click(region.getByRole("button", { name: "Create a link" }));
  expect(await region.findByRole("textbox", { name: "Link" })).toHaveValue(`${location.origin}/shared/${TOKEN}`);
  expect(requests).toEqual([`/api/mock-interview/${idOf(10)}/share`]);
  expect(region.getByRole("link", { name: /^See the page/ })).toHaveAttribute("href", `/shared/${TOKEN}`);
  expect(await axeFaults()).toEqual([]);
});

it("asks for confirmation before it ends a link", async () => {
  const requests: string[] = [];
  show(
    answers(sharedResults, shared(12)),
    answers(stopSharing, undefined, (_, url) => void requests.push(url.pathname)),
  );
  const region = await part();
  await userEvent.click(await region.findByRole("button", { name: /^Stop sharing: Interview of 12 Nov 2026/ }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(requests).toEqual([]);
  server.use(answers(sharedResults, NONE));
  await userEvent.click(dialog.getByRole("button", { name: "Stop sharing" }));
  await waitFor(() => expect(region.queryByRole("textbox", { name: "Link" })).toBeNull());
  expect(requests).toEqual([`/api/mock-interview/${idOf(12)}/share`]);
});

it("keeps the confirmation open if the link could not be ended", async () => {
  show(answers(sharedResults, shared(12)), failsWith(stopSharing));
  await userEvent.click(await (await part()).findByRole("button", { name: /^Stop sharing/ }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Stop sharing" }));
  expect(await dialog.findByText("Sharing could not be stopped. Try again.")).toBeVisible();
});

it("shows an error when a link could not be created", async () => {
  show(answers(sharedResults, NONE), failsWith(shareResult));
  await userEvent.click(await (await part()).findByRole("button", { name: "Create a link" }));
  expect(await screen.findByText("The link could not be created. Try again.")).toBeVisible();
});
