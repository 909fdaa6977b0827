import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplication } from "@dryrun/domain/applications/contract";
import { scorecards as scorecardsCall, submitScorecard } from "@dryrun/domain/applications/scorecards/contract";
import { SCORECARD_CHANGED } from "@dryrun/domain/applications/scorecards/messages";
import { summarise } from "@dryrun/domain/applications/scorecards/summary";
import { me } from "@dryrun/domain/auth/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import type { Scorecard, Scorecards } from "../../../shared/answers.ts";
import { application, applicationAnswer, noScorecards } from "../../../testing/samples/application.ts";
import { employer, employerAs } from "../../../testing/samples/employer.ts";
import { uuid } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const card = (_id: string, fullName: string, change: Partial<Scorecard> = {}): Scorecard => ({
  author: { _id, fullName },
  ...{ submittedAt: "2026-11-20T06:00:00.000Z", editedAt: null, scores: [], overall: 3, text: "" },
  ...change,
});
const score = (criterion: string, value: Scorecard["overall"] | null, note = "") => ({ criterion, score: value, note });
const mine = card(employer._id, employer.fullName, { scores: [score("sql", 4, "Window functions")], overall: 4 });
const theirs = card(uuid(92), "Meera Nair", { scores: [score("sql", 2), score("case", 3)], overall: 2, text: "Slow" });
const filled = (cards: Scorecard[], own: Scorecard | undefined = cards[0]): Scorecards => ({
  ...noScorecards,
  own: own ? { ...own, version: 1 } : null,
  submitted: cards,
  isWithheld: false,
  scorecards: cards,
  summary: summarise(["sql", "case"], cards),
});
const open = (given: Scorecards = noScorecards) => {
  server.use(answers(employerApplication, applicationAnswer()), answers(scorecardsCall, given));
  return show(paths.application(application._id));
};
const part = async () => within(await screen.findByRole("region", { name: "Scorecards" }));
const form = async () => within(await screen.findByRole("form", { name: "Your scorecard" }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("is filled beside the interview's scores, and submitted", async () => {
  const bodies: unknown[] = [];
  open();
  const section = await part();
  expect(await section.findByText("Nobody has submitted a scorecard yet.")).toBeVisible();
  await userEvent.click(section.getByRole("button", { name: "Fill in your scorecard" }));
  const fields = await form();
  const sql = within(fields.getByRole("group", { name: "SQL" }));
  expect(sql.getByText("Interview: 80 of 100.")).toBeVisible();
  await userEvent.click(sql.getByRole("radio", { name: "Strong yes" }));
  await userEvent.click(fields.getByRole("button", { name: "Add a note about SQL" }));
  await userEvent.keyboard("Window functions");
  const sorted = within(fields.getByRole("group", { name: "Case" }));
  expect(sorted.getByText("Asks before it counts")).toBeVisible();
  await userEvent.click(sorted.getByRole("radio", { name: "Not seen" }));
  await userEvent.click(fields.getByRole("button", { name: "Submit scorecard" }));
  const overall = fields.getByRole("group", { name: /^Recommendation/ });
  expect(await within(overall).findByText("Choose a recommendation.")).toBeVisible();
  await waitFor(() => expect(within(overall).getByRole("radio", { name: "Strong no" })).toHaveFocus());
  expect(bodies).toEqual([]);
  await userEvent.click(within(overall).getByRole("radio", { name: "Yes" }));
  await fill(fields.getByLabelText("Your reasons"), " Hire her ");
  server.use(answers(submitScorecard, filled([mine]), (body) => bodies.push(body)));
  await userEvent.click(fields.getByRole("button", { name: "Submit scorecard" }));
  expect(await section.findByRole("table", { name: "Scores of 1 person" })).toBeVisible();
  expect(screen.queryByRole("form", { name: "Your scorecard" })).toBeNull();
  expect(bodies).toEqual([
    { scores: [score("sql", 4, "Window functions"), score("case", null)], overall: 3, text: "Hire her", version: 0 },
  ]);
});

test("says who has submitted, and nothing more before the own one", async () => {
  open({ ...noScorecards, submitted: [theirs] });
  const section = await part();
  const list = within(await section.findByRole("list", { name: "Submitted" }));
  expect(list.getByText("Meera Nair")).toBeVisible();
  expect(section.getByText("You see the scores of others after you have submitted yours.")).toBeVisible();
  expect(section.queryByRole("table")).toBeNull();
});

test("names where people disagree, with all scores and reasons", async () => {
  open(filled([mine, theirs]));
  const section = await part();
  const table = await section.findByRole("table", { name: "Scores of 2 people" });
  expect(rowsOf(table)).toEqual([
    ["Criterion", "Mean", employer.fullName, "Meera Nair"],
    ["Recommendation", "3 of 4", "Strong yes", "No"],
    ["SQL", "3 of 4", "Strong yes", "No"],
    ["Case", "3 of 4", "Not seen", "Yes"],
  ]);
  for (const about of ["the recommendation", "SQL"])
    expect(
      section.getByText(`People disagree about ${about}: 1 person says No and 1 person says Strong yes.`),
    ).toBeVisible();
  const reasons = within(section.getByRole("list", { name: "Reasons and notes" }));
  expect(reasons.getByText("Slow")).toBeVisible();
  expect(reasons.getByText("Window functions")).toBeVisible();
});

test("shows scores of a removed criterion, and a former colleague's scorecard", async () => {
  const own = filled([mine, { ...theirs, author: null }]);
  const criteria = own.criteria.map((one) => ({ ...one, isRetired: one.key === "case" }));
  open({ ...own, criteria });
  const section = await part();
  const table = await section.findByRole("table");
  expect(rowsOf(table).at(0)).toEqual(["Criterion", "Mean", employer.fullName, "A former colleague"]);
  expect(rowsOf(table).at(-1)).toEqual(["Case (removed)", "3 of 4", "Not seen", "Yes"]);
  await userEvent.click(section.getByRole("button", { name: "Change your scorecard" }));
  expect((await form()).queryByRole("group", { name: "Case" })).toBeNull();
});

test("is changed with its version, and keeps what was typed if that is refused", async () => {
  const bodies: unknown[] = [];
  open(filled([mine]));
  const section = await part();
  await userEvent.click(await section.findByRole("button", { name: "Change your scorecard" }));
  const fields = await form();
  expect(within(fields.getByRole("group", { name: "SQL" })).getByRole("radio", { name: "Strong yes" })).toBeChecked();
  expect(within(fields.getByRole("group", { name: "Case" })).getByRole("radio", { name: "Not seen" })).toBeChecked();
  await userEvent.type(fields.getByLabelText("Your reasons"), "Calm");
  expect(fields.getByText("Not submitted yet. Your scorecard is kept on this device.")).toBeVisible();
  server.use(refuses(submitScorecard, "VERSION_CHANGED", { message: SCORECARD_CHANGED }));
  await userEvent.click(fields.getByRole("button", { name: "Save changes" }));
  expect(await fields.findByRole("alert")).toHaveTextContent(SCORECARD_CHANGED);
  expect(fields.getByLabelText("Your reasons")).toHaveValue("Calm");
  server.use(failsWith(submitScorecard));
  await userEvent.click(fields.getByRole("button", { name: "Save changes" }));
  expect(await fields.findByText("The scorecard was not submitted. Try again.")).toBeVisible();
  server.use(answers(submitScorecard, filled([mine]), (body) => bodies.push(body)));
  await userEvent.click(fields.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(bodies).toMatchObject([{ text: "Calm", version: 1 }]));
});

test("is discarded without a trace", async () => {
  open();
  const section = await part();
  await userEvent.click(await section.findByRole("button", { name: "Fill in your scorecard" }));
  await userEvent.type((await form()).getByLabelText("Your reasons"), "Calm");
  await userEvent.click((await form()).getByRole("button", { name: "Discard" }));
  await userEvent.click(await section.findByRole("button", { name: "Fill in your scorecard" }));
  expect((await form()).getByLabelText("Your reasons")).toHaveValue("");
});

test("is not offered to a viewer, who sees the means", async () => {
  server.use(answers(me, { user: employerAs("viewer") }));
  open({ ...filled([mine, theirs]), mayFill: false, own: null, scorecards: [] });
  const section = await part();
  expect(rowsOf(await section.findByRole("table"))).toEqual([
    ["Criterion", "Mean"],
    ["Recommendation", "3 of 4"],
    ["SQL", "3 of 4"],
    ["Case", "3 of 4"],
  ]);
  expect(section.queryByRole("button")).toBeNull();
  expect(section.queryByRole("link", { name: "Change the criteria" })).toBeNull();
});

test("can be tried again if it does not load", async () => {
  server.use(answers(employerApplication, applicationAnswer()), failsWith(scorecardsCall));
  show(paths.application(application._id));
  const section = await part();
  expect(await section.findByText("The scorecards could not be loaded")).toBeVisible();
  server.use(answers(scorecardsCall, noScorecards));
  await userEvent.click(section.getByRole("button", { name: "Try again" }));
  expect(await section.findByRole("button", { name: "Fill in your scorecard" })).toBeVisible();
});
