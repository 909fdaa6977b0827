import "@dryrun/design-system/overlays/alert-dialog"; // the preflight loads it before the room opens
import { answers } from "@dryrun/api-client/testing/msw";
import { myApplication } from "@dryrun/domain/applications/contract";
import {
  checkSubmitted,
  interviewHistory,
  interviewQuestion,
  recordEvent,
  saveDraft,
  startInterview,
  submitInterview,
} from "@dryrun/domain/interviews/contract";
import { myProfile } from "@dryrun/domain/profile/contract";
import { expect } from "@jest/globals";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { anApplication, aProfile, idOf, onePage } from "../../testing/fixtures.ts";
import { server, showAt } from "../../testing/show.tsx";
import type { Question, Started } from "./room/open-interview.ts";

configure({ defaultHidden: true }); // nothing is hidden here, and the check would take most of the time

export const SESSION = idOf(500);
export const APPLICATION = idOf(200);
export const START_PATH = `/student/interview/start/${APPLICATION}`;
const TYPES = ["SQL", "SQL", "SQL", "Excel", "Excel", "Power BI", "Power BI", "VBA", "Case", "Behavioural"];

export const aQuestion = (number: number, own: Partial<Question> = {}): Question => ({
  number,
  type: TYPES[number - 1] ?? "SQL",
  question: `What is asked in question ${number}?`,
  sampleData: JSON.stringify({ tables: [{ name: "orders", columns: ["order_id", "city"], rows: [[1, "Pune"]] }] }),
  answer: "",
  run: null,
  ...own,
});

export function aStart(own: Partial<Started> = {}, seconds = 1800): Started {
  const now = Date.now();
  return {
    sessionId: SESSION,
    startedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + seconds * 1000).toISOString(),
    remainingSeconds: seconds,
    serverTime: new Date(now).toISOString(),
    reached: 1,
    recordOnly: false,
    firstQuestion: aQuestion(1),
    ...own,
  };
}

/** The requests of the page, as the server receives them. */
export interface Seen {
  start: unknown[];
  drafts: { number: number; answer: string }[];
  events: { type: string; number?: number; at: string }[];
  submits: { answers: { number: number; answer: string }[] }[];
}

/** A server that runs one interview. */
export function serveInterview(start: Started = aStart(), overtakenBy: "rejected" | null = null): Seen {
  const seen: Seen = { start: [], drafts: [], events: [], submits: [] };
  server.use(
    answers(myApplication, anApplication()),
    answers(myProfile, aProfile()),
    answers(startInterview, start, (body) => seen.start.push(body)),
    http.get(`/api${interviewQuestion.path}`, ({ params }) => HttpResponse.json(aQuestion(Number(params.n)))),
    answers(saveDraft, undefined as never, (body, url) =>
      seen.drafts.push({ number: Number(url.pathname.split("/").at(-1)), ...(body as { answer: string }) }),
    ),
    answers(recordEvent, undefined as never, (body) => seen.events.push(body as Seen["events"][number])),
    answers(checkSubmitted, { submitted: false, overtakenBy }),
    answers(submitInterview, { message: "In." }, (body) => seen.submits.push(body as Seen["submits"][number])),
    answers(interviewHistory, { sessions: [], ...onePage, total: 0 }),
  );
  return seen;
}

export const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const answerEditor = (number = 1) => screen.getByRole("textbox", { name: `Your answer to question ${number}` });

/** Leaves the first step, once the checks have passed and the page knows whether the person has agreed before. */
export async function passCheck() {
  await screen.findByText("Fast enough.");
  await waitFor(() => expect(screen.getByRole("button", { name: "Continue" })).not.toHaveAttribute("aria-disabled"));
  await pressButton("Continue");
}

/** Goes from the first step to the last one; the test itself presses Start. */
export async function toReady() {
  await passCheck();
  await userEvent.click(await screen.findByRole("checkbox"));
  await pressButton("Continue");
  await pressButton("Continue");
  await screen.findByRole("heading", { name: "Ready" });
}

/** Opens the room and waits until it accepts keys. */
export async function openRoom(start?: Started, overtakenBy?: "rejected") {
  const seen = serveInterview(start, overtakenBy);
  const view = showAt(START_PATH, {
    user: { runningInterview: { sessionId: SESSION, applicationId: APPLICATION, expiresAt: aStart().expiresAt } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Resume interview" }));
  await screen.findByRole("heading", { name: /^Question \d+ of 10/ });
  return { ...view, seen };
}
