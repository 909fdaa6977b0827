import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { previewShared, sharedResults, shareResult } from "@dryrun/domain/shared-results/contract";
import { beforeEach, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { aSharedResult, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { ShareResult } from "./share-result.tsx";

withServer();
const ID = idOf(520);
const OFFERED = [{ number: 4, topic: "SQL", score: 10 }];
let previewed: unknown[] = [];

beforeEach(() => {
  previewed = [];
  server.use(answers(previewShared, { html: "<p>the page</p>" }, (body) => void previewed.push(body)));
});
async function form(shared?: Parameters<typeof aSharedResult>[0]) {
  server.use(answers(sharedResults, { results: shared ? [aSharedResult({ sessionId: ID, ...shared })] : [] }));
  const element = <ShareResult sessionId={ID} answers={OFFERED} />;
  showAt("/share", { routes: [{ path: "/share", element }] });
  if (shared) await userEvent.click(await screen.findByRole("button", { name: "Change" }));
  return within(await screen.findByRole("form", { name: "What the page shows" }));
}

it("previews each change as the server would show it, in a frame without scripts", async () => {
  const fields = await form();
  const frame = fields.getByTitle("Preview of the page");
  await waitFor(() => expect(frame).toHaveAttribute("srcdoc", "<p>the page</p>"));
  expect(frame).toHaveAttribute("sandbox", "allow-same-origin");
  await userEvent.selectOptions(fields.getByLabelText("Your name"), "First name only: Asha");
  await userEvent.click(fields.getByLabelText("Score and verdict"));
  await userEvent.selectOptions(fields.getByLabelText("One of your answers"), "Question 4, SQL: 10 out of 10");
  const last = { name: "", shownName: "first", showsScore: false, showsLevels: true, answer: 4 };
  await waitFor(() => expect(previewed.at(-1)).toEqual(last));
  expect(await axeFaults()).toEqual([]);
});

it("sends what was chosen, and keeps the end of an existing link", async () => {
  const sent: unknown[] = [];
  const fields = await form({ name: "My resume", showsLevels: false, endsAt: "2036-11-20T08:00:00.000Z" });
  expect(fields.getByLabelText("The link works")).toHaveDisplayValue("until 20 Nov 2036 (no change)");
  server.use(answers(shareResult, { token: "x".repeat(43) }, (body) => void sent.push(body)));
  await userEvent.click(fields.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const kept = { name: "My resume", shownName: "full", showsScore: true, showsLevels: false, answer: null };
  expect(sent[0]).toEqual(kept);
  expect(await screen.findByRole("button", { name: "Change" })).toBeVisible();
});

it("shows why an answer cannot be on the page at its field", async () => {
  const fields = await form();
  const errors = [{ field: "answer", message: "This answer cannot be shared." }];
  server.use(refuses(shareResult, "VALIDATION", { message: "Some fields are not valid.", errors }));
  await userEvent.selectOptions(fields.getByLabelText("One of your answers"), "Question 4, SQL: 10 out of 10");
  await userEvent.click(fields.getByRole("button", { name: "Create a link" }));
  await waitFor(() => expect(fields.getByLabelText("One of your answers")).toBeInvalid());
});

it("shows a failure of the preview and of the link", async () => {
  server.use(failsWith(previewShared));
  const fields = await form();
  expect(await fields.findByText("The preview could not be loaded. Try again.")).toBeVisible();
  server.use(failsWith(shareResult));
  await userEvent.click(fields.getByRole("button", { name: "Create a link" }));
  expect(await screen.findByText("The link could not be created. Try again.")).toBeVisible();
});
