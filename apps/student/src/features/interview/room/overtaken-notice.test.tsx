import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { stopInterview } from "@dryrun/domain/interviews/contract";
import { INTERVIEW_STOPPED } from "@dryrun/domain/interviews/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeFullScreen } from "../../../testing/full-screen.ts";
import { server, withServer } from "../../../testing/show.tsx";
import { messages } from "../messages.en-in.ts";
import { APPLICATION, answerEditor, openRoom } from "../testing.tsx";

withServer();

let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
});
afterEach(() => takeAway());

const text = messages.overtaken;
/** Opens the room of an interview during which the company rejected the application. */
async function openOvertaken() {
  const view = await openRoom(undefined, "rejected");
  const notice = await screen.findByRole("region", { name: text.label });
  await fill(answerEditor(), "SELECT city");
  return { ...view, notice };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("says what the company decided and keeps the answer; to finish closes the notice", async () => {
  const { notice } = await openOvertaken();
  expect(within(notice).getByText(text.by.rejected)).toBeInTheDocument();
  expect(answerEditor()).toHaveTextContent("SELECT city");
  await press(text.finish);
  expect(screen.queryByRole("region", { name: text.label })).toBeNull();
  expect(answerEditor()).toHaveTextContent("SELECT city");
  expect(screen.getByRole("heading", { name: /^Question 1 of 10/ })).toHaveFocus();
});

it("stops the interview, and leads to the application with the message", async () => {
  const { seen, at } = await openOvertaken();
  server.use(answers(stopInterview, { message: INTERVIEW_STOPPED }));
  await press(text.stop);
  expect(await screen.findByText(INTERVIEW_STOPPED)).toBeInTheDocument();
  expect(at()).toBe(`/student/my-applications/${APPLICATION}`);
  expect(seen.submits).toEqual([]);
});

it("shows why it cannot be stopped, and goes on", async () => {
  const { notice } = await openOvertaken();
  server.use(refuses(stopInterview, "TIME_OVER", { message: "The time is over." }));
  await press(text.stop);
  expect(await within(notice).findByRole("alert")).toHaveTextContent("The time is over.");
  expect(answerEditor()).toHaveTextContent("SELECT city");
});
