import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import type { Output } from "@dryrun/domain/contract/define";
import { progress } from "@dryrun/domain/progress/contract";
import { sharedResults, stopSharing } from "@dryrun/domain/shared-results/contract";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { aSharedResult, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();

const TOKEN = "x".repeat(43);
const interview = (number: number, jobTitle: string | null, score = 60) => ({
  sessionId: idOf(number),
  at: `2026-11-${number}T08:00:00.000Z`,
  jobTitle,
  score,
  topics: [{ topic: "sql" as const, score, lost: 4, of: 10 }],
});
const PROGRESS: Output<typeof progress> = {
  interviews: [interview(10, "Data Analyst", 82), interview(12, null), interview(13, null, 35)],
  quizzes: [],
  drills: [],
};
const NONE = { results: [] };
const shared = (number: number, own = {}) => ({
  results: [aSharedResult({ sessionId: idOf(number), at: interview(number, null).at, token: TOKEN, ...own })],
});
const show = (...handlers: Parameters<typeof server.use>) => {
  server.use(...handlers, answers(progress, PROGRESS));
  showAt("/student/progress");
};
const part = async () => within(await screen.findByRole("region", { name: "Share a result" }));

it("offers the best interview first, and none that was rejected; its page has the form", async () => {
  show(answers(sharedResults, NONE));
  const region = await part();
  const choice = await region.findByRole("combobox", { name: "Interview" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["10 Nov 2026, Data Analyst: 82 out of 100", "12 Nov 2026, practice: 60 out of 100"]);
  const next = () => region.getByRole("link", { name: "Choose what to show" });
  expect(next()).toHaveAttribute("href", `/student/interview-summary/${idOf(10)}#share`);
  await userEvent.selectOptions(choice, "12 Nov 2026, practice: 60 out of 100");
  expect(next()).toHaveAttribute("href", `/student/interview-summary/${idOf(12)}#share`);
});

it("shows a link with its name, how often it was opened, its end, its QR code, and ways to share it", async () => {
  show(answers(sharedResults, shared(12, { name: "My resume", views: 3, endsAt: "2036-11-20T08:00:00.000Z" })));
  const region = await part();
  expect(await region.findByRole("heading", { name: "My resume" })).toBeVisible();
  expect(region.getByText("Opened 3 times. Works until 20 Nov 2036.")).toBeVisible();
  const url = `${location.origin}/shared/${TOKEN}`;
  expect(region.getByRole("textbox", { name: "Link" })).toHaveValue(url);
  expect(region.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`My interview result on Dryrun ${url}`)}`,
  );
  expect(region.getByRole("link", { name: /^LinkedIn/ })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent(url)),
  );
  await userEvent.click(region.getByText("QR code for your resume"));
  expect(region.getByRole("img", { name: "QR code of the link" })).toHaveAttribute("src", `/shared/${TOKEN}/qr.svg`);
  expect(region.getByRole("link", { name: "Change" })).toHaveAttribute(
    "href",
    `/student/interview-summary/${idOf(12)}#share`,
  );
  expect(await axeFaults()).toEqual([]);
});

it("shows that a link has ended", async () => {
  show(answers(sharedResults, shared(12, { endsAt: "2026-01-20T08:00:00.000Z" })));
  const region = await part();
  expect(await region.findByText("Ended on 20 Jan 2026. Change it to make it work again.")).toBeVisible();
  expect(region.queryByRole("textbox", { name: "Link" })).toBeNull();
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
