import { expect, it } from "@jest/globals";
import { aListedApplication, idOf, noInterview } from "../../testing/fixtures.ts";
import { type Facts, type ListedSession, nextStepOf, roadOf } from "./next-step.ts";

const aSession = (own: Partial<ListedSession> = {}): ListedSession => ({
  sessionId: idOf(5),
  createdAt: "2026-11-20T08:00:00.000Z",
  isCompleted: true,
  submitted: true,
  score: 62,
  finalDecision: "Review",
  submittedToEmployer: false,
  sentAt: null,
  reviewedAt: null,
  evaluated: 10,
  topic: null,
  applicationId: { _id: idOf(200), jobId: { title: "BI Analyst", company: "Kaveri" } },
  ...own,
});
const passed = { passedQuiz: true, hasAttempts: true };
const done = { ...noInterview, state: "completed", score: 62, finalDecision: "Review" } as const;

it.each<{ when: string; facts: Partial<Facts>; to: string }>([
  { when: "the quiz is not passed", facts: { user: { passedQuiz: false, hasAttempts: false } }, to: "/student/quiz" },
  { when: "nothing is applied for", facts: {}, to: "/student/jobs" },
  {
    when: "an application has no interview",
    facts: { applications: [aListedApplication()] },
    to: `/student/my-applications/${idOf(200)}`,
  },
  {
    when: "a result can be sent",
    facts: { applications: [aListedApplication({ interview: done })], sessions: [aSession()] },
    to: `/student/interview-summary/${idOf(5)}`,
  },
  {
    when: "the result is Rejected, which is not sent",
    facts: {
      applications: [aListedApplication({ interview: done })],
      sessions: [aSession({ finalDecision: "Rejected" })],
    },
    to: "/student/jobs",
  },
  {
    when: "the application was withdrawn after the interview",
    facts: { applications: [aListedApplication({ interview: done, status: "withdrawn" })], sessions: [aSession()] },
    to: "/student/jobs",
  },
  {
    when: "the answers are being evaluated",
    facts: { applications: [aListedApplication({ interview: { ...noInterview, state: "evaluating" } })] },
    to: "/student/interview-summary",
  },
])("leads to $to when $when", ({ facts, to }) => {
  expect(nextStepOf({ user: passed, applications: [], sessions: [], ...facts }).to).toBe(to);
});

it("knows how far the road is walked", () => {
  const applications = [aListedApplication({ interview: done })];
  expect(roadOf({ user: passed, applications, sessions: [aSession()] })).toEqual([true, true, true, false]);
});
