import { failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { interviewQuestion, saveDraft, submitInterview } from "@dryrun/domain/interviews/contract";
import {
  BLANK_ANSWER,
  COPYING_OFF,
  DONT_KNOW,
  NEXT_QUESTION_FAILED,
  SUBMIT_FAILED,
  TIME_OVER,
} from "@dryrun/domain/interviews/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { passTime } from "@dryrun/frame/testing/pass-time";
import { Announcer } from "@dryrun/remote-kit/page";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { fakeFullScreen } from "../../../testing/full-screen.ts";
import { server, withServer } from "../../../testing/show.tsx";
import { answerEditor, aQuestion, aStart, openRoom, pressButton, START_PATH } from "../testing.tsx";

withServer();
let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
});
afterEach(() => takeAway());

const heading = (number: number) => screen.findByRole("heading", { name: new RegExp(`^Question ${number} of 10`) });

describe("answering", () => {
  it("begins at the question's heading, and shows no save note before the first save", async () => {
    await openRoom();
    expect(await heading(1)).toHaveFocus();
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });

  it('continues only with an answer; "I don\'t know" is one', async () => {
    const { seen } = await openRoom();
    await pressButton("Next");
    expect(screen.getByText(BLANK_ANSWER)).toBeInTheDocument();
    await waitFor(() => expect(answerEditor()).toHaveFocus());
    await userEvent.type(answerEditor(), "  ");
    await pressButton("Next");
    expect(screen.getByText(BLANK_ANSWER)).toBeInTheDocument();
    await pressButton("I don't know");
    expect(answerEditor()).toHaveValue(DONT_KNOW);
    expect(screen.queryByText(BLANK_ANSWER)).toBeNull();
    await pressButton("Next");
    expect(await heading(2)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await waitFor(() => expect(seen.drafts).toContainEqual({ number: 1, answer: DONT_KNOW }));
  });

  it("saves 800 ms after the last key and shows it", async () => {
    const { seen } = await openRoom();
    fireEvent.change(answerEditor(), { target: { value: "SELECT 1" } });
    expect(screen.getByText("Saving…")).toBeInTheDocument();
    expect(seen.drafts).toEqual([]);
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
    expect(seen.drafts).toEqual([{ number: 1, answer: "SELECT 1" }]);
  });

  it("keeps text typed without a network and sends it when the network is back", async () => {
    const { seen } = await openRoom();
    let isOnline = false;
    server.use(
      http.put(`/api${saveDraft.path}`, async ({ request }) => {
        if (!isOnline) return HttpResponse.error();
        seen.drafts.push({ number: 1, ...((await request.json()) as { answer: string }) });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await fill(answerEditor(), "offline words");
    expect(await screen.findByText("Not sent yet. Keep this page open.")).toBeInTheDocument(); // jsdom has no IndexedDB
    expect(answerEditor()).toHaveValue("offline words");
    isOnline = true;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
    expect(seen.drafts).toEqual([{ number: 1, answer: "offline words" }]);
  });

  it("keeps the answer when the next question does not load, and retries", async () => {
    await openRoom();
    server.use(failsWith(interviewQuestion));
    await fill(answerEditor(), "SELECT 1");
    await pressButton("Next");
    expect(await screen.findByText(NEXT_QUESTION_FAILED, { exact: false })).toBeInTheDocument();
    expect(answerEditor()).toHaveValue("SELECT 1");
    await pressButton("Try again");
    expect(await screen.findByText(NEXT_QUESTION_FAILED, { exact: false })).toBeInTheDocument();
  });

  it("returns to opened questions only, by progress line and by keys", async () => {
    await openRoom(aStart({ reached: 2 }));
    await heading(2);
    await userEvent.click(screen.getByRole("button", { name: "Question 5, not opened" }));
    expect(await heading(2)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: /^Question 1,/ }));
    const first = await heading(1);
    await waitFor(() => expect(first).toHaveFocus()); // a frame later, because it would take the focus from the editor
    await fill(answerEditor(1), "SELECT 1");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await heading(2);
    await userEvent.keyboard("{Control>}{Shift>}{Enter}{/Shift}{/Control}");
    await heading(1);
    expect(answerEditor(1)).toHaveValue("SELECT 1");
  });

  it("inserts a name of the sample data at the caret", async () => {
    await openRoom();
    await fill(answerEditor(), "SELECT  FROM t");
    (answerEditor() as HTMLTextAreaElement).setSelectionRange(7, 7);
    fireEvent.select(answerEditor());
    await pressButton("Insert city");
    expect(answerEditor()).toHaveValue("SELECT city FROM t");
  });

  it("shows malformed sample data unchanged", async () => {
    await openRoom(aStart({ firstQuestion: aQuestion(1, { sampleData: "id|city\n1|Pune" }) }));
    expect(screen.getByText(/id\|city/).tagName).toBe("PRE");
  });

  it("blocks copying outside the editor with one message, and never inside", async () => {
    await openRoom();
    const copy = (target: Element, type = "copy") => {
      const event = createEvent(type, target, { bubbles: true, cancelable: true });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    const question = screen.getByText(/What is asked/);
    await waitFor(() => expect(copy(question)).toBe(true)); // the guard starts in the next task
    for (const type of ["copy", "cut", "paste", "contextmenu", "selectstart"]) {
      expect(copy(question, type)).toBe(true);
      expect(copy(answerEditor(), type)).toBe(false);
    }
    expect(screen.getAllByText(COPYING_OFF)).toHaveLength(1);
  });
});

it.each([
  { seconds: 600, said: "10 minutes left. You are on question 1 of 10.", urgency: "polite" },
  { seconds: 300, said: "5 minutes left. You are on question 1 of 10.", urgency: "polite" },
  { seconds: 60, said: "1 minute left. You are on question 1 of 10.", urgency: "assertive" },
])("the clock announces: $said", async ({ seconds, said, urgency }) => {
  const { container } = render(<Announcer />);
  await openRoom(aStart({}, seconds + 1));
  const region = container.querySelector(`[aria-live=${urgency}]`);
  passTime(1000);
  await waitFor(() => expect(region).toHaveTextContent(said));
});

describe("submitting", () => {
  const openLast = async () => {
    const view = await openRoom(aStart({ reached: 10 }));
    await heading(10);
    return view;
  };
  const answerAll = async () => {
    for (let number = 1; number <= 10; number++) {
      await userEvent.click(screen.getByRole("button", { name: new RegExp(`^Question ${number}, `) }));
      fireEvent.change(answerEditor(number), { target: { value: `Answer ${number}` } });
    }
  };
  const submit = async () => {
    await pressButton("Submit");
    await pressButton("Submit 10 answers");
  };

  it("is blocked by a blank answer, with a link to it", async () => {
    const { seen } = await openLast();
    await pressButton("Overview");
    expect(screen.getByText("Question 1 has no answer yet.")).toBeInTheDocument();
    await pressButton("Submit 10 answers");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await pressButton("Go to question 1");
    await heading(1);
    expect(seen.submits).toEqual([]);
  });

  it("sends all ten after a confirmation, leaves full screen and opens the history", async () => {
    const { seen, at } = await openLast();
    await answerAll();
    await submit();
    await waitFor(() => expect(at()).toBe("/student/interview-summary"));
    expect(seen.submits).toHaveLength(1);
    expect(seen.submits[0]?.answers).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: `Answer ${index + 1}` })),
    );
    expect(document.fullscreenElement).toBeNull();
    expect(localStorage.getItem("token")).not.toBeNull(); // leaving full screen was no violation
    expect(await screen.findByText(/Answers received/)).toBeInTheDocument();
  });

  it("keeps the room open when the submission fails, and retries automatically", async () => {
    const { at } = await openLast();
    await answerAll();
    server.use(failsWith(submitInterview));
    await submit();
    expect(await screen.findByText(SUBMIT_FAILED, { exact: false })).toBeInTheDocument();
    expect(at()).toBe(START_PATH);
    server.use(refuses(submitInterview, "TIME_OVER", { message: TIME_OVER }));
    await waitFor(() => expect(at()).toBe("/student/interview-summary"));
    expect(await screen.findByText(TIME_OVER)).toBeInTheDocument();
  });

  it("is confirmed even if a draft arrives after it", async () => {
    await openLast();
    await answerAll();
    const [saving, submitted, refused] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    server.use(
      http.put("*/answers/:number", async () => {
        saving?.resolve();
        await submitted?.promise;
        setTimeout(() => refused?.resolve(), 50); // the refusal arrives before the submission's answer
        return HttpResponse.json({ code: "ALREADY_SUBMITTED", message: "Submitted." }, { status: 409 });
      }),
      http.post(`*${submitInterview.path}`, async () => {
        submitted?.resolve();
        await refused?.promise;
        return HttpResponse.json({ message: "Received." }, { status: 202 });
      }),
    );
    await userEvent.type(answerEditor(10), "!");
    await saving?.promise;
    await submit();
    expect(await screen.findByText(/Answers received/)).toBeInTheDocument();
    expect(screen.queryByText(TIME_OVER)).toBeNull();
  });

  it("happens automatically at zero, without a confirmation and with blank answers", async () => {
    const { seen, at } = await openRoom(aStart({ reached: 2 }, 3));
    await heading(2);
    await userEvent.type(answerEditor(2), "half");
    passTime(3000);
    await waitFor(() => expect(at()).toBe("/student/interview-summary"));
    expect(seen.submits[0]?.answers).toEqual([
      { number: 1, answer: "" },
      { number: 2, answer: "half" },
    ]);
  });
});
