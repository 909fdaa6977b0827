import { expect, it } from "@jest/globals";
import { aListedApplication, anInvitation, idOf, noInterview } from "../../testing/fixtures.ts";
import { type Facts, type ListedSession, queueOf, roadOf } from "./next-step.ts";

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
  applicationEnd: null,
  topic: null,
  applicationId: { _id: idOf(200), jobId: { title: "BI Analyst", company: "Kaveri" } },
  job: { title: "BI Analyst", company: "Kaveri", companyApply: false, companyUrl: "" },
  ...own,
});
const nextStepOf = (facts: Facts) => queueOf(facts)[0];
const passed = { email: "asha@student.example", passedQuiz: true, interviewCredits: 1, runningInterview: null };
const running = (applicationId: string | null) => ({
  ...passed,
  passedQuiz: false,
  runningInterview: { sessionId: idOf(6), applicationId, expiresAt: "2026-11-20T09:00:00.000Z" },
});
const start: Facts = { user: passed, completion: 100, applications: [], sessions: [] };

it("labels the quiz like the bar above: to start it, until it is passed", () => {
  expect(nextStepOf({ ...start, user: { ...passed, passedQuiz: false } })).toMatchObject({ action: "Start Quiz" });
});

const done = { ...noInterview, state: "completed", score: 62, finalDecision: "Review" } as const;

it.each<{ when: string; facts: Partial<Facts>; to: string }>([
  { when: "the quiz is not passed", facts: { user: { ...passed, passedQuiz: false } }, to: "/student/quiz" },
  {
    when: "an interview is running",
    facts: { user: running(idOf(200)), minutesLeft: 12 },
    to: `/student/interview/start/${idOf(200)}`,
  },
  {
    when: "a practice is running",
    facts: { user: running(null), minutesLeft: 12 },
    to: "/student/interview/practice",
  },
  { when: "the time of the interview is over", facts: { user: running(null), minutesLeft: 0 }, to: "/student/quiz" },
  { when: "the profile is under half", facts: { completion: 49 }, to: "/student/profile" },
  {
    when: "the course was bought",
    facts: { course: { unit: "sql-joins", unitTitle: "SQL: several tables", lesson: "doubled-totals", number: 3 } },
    to: "/course/sql-joins/doubled-totals",
  },
  { when: "the profile is half there", facts: { completion: 50 }, to: "/student/jobs" },
  { when: "the profile could not be read", facts: { completion: undefined }, to: "/student/jobs" },
  {
    when: "the profile is under half and a result can be sent",
    facts: {
      completion: 25,
      applications: [aListedApplication({ interview: done })],
      sessions: [aSession()],
    },
    to: `/student/interview-summary/${idOf(5)}`,
  },
  {
    when: "the profile is under half and an application has no interview",
    facts: { completion: 25, applications: [aListedApplication()] },
    to: `/student/interview/start/${idOf(200)}`,
  },
  { when: "nothing is applied for", facts: {}, to: "/student/jobs" },
  {
    when: "an application has no interview",
    facts: { applications: [aListedApplication()] },
    to: `/student/interview/start/${idOf(200)}`,
  },
  {
    when: "the only application's job was taken down",
    facts: { applications: [aListedApplication({ jobTakenDown: true })] },
    to: "/student/jobs",
  },
  {
    when: "an interview could not be graded",
    facts: {
      applications: [aListedApplication({ interview: { ...done, score: null } })],
      sessions: [aSession({ score: null })],
    },
    to: "/student/jobs",
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
    facts: {
      applications: [aListedApplication({ interview: done, status: "withdrawn" })],
      sessions: [aSession({ applicationEnd: "withdrawn" })],
    },
    to: "/student/jobs",
  },
  {
    when: "the company has rejected, which takes no result any more",
    facts: {
      applications: [aListedApplication({ interview: done, status: "rejected" })],
      sessions: [aSession({ applicationEnd: "rejected" })],
    },
    to: "/student/jobs",
  },
  {
    when: "the answers are being evaluated",
    facts: { applications: [aListedApplication({ interview: { ...noInterview, state: "evaluating" } })] },
    to: "/student/interview-summary",
  },
])("links to $to when $when", ({ facts, to }) => {
  expect(nextStepOf({ ...start, ...facts }).to).toBe(to);
});

it.each([
  { facts: {}, text: "10 questions, 30 minutes, scored with reasons.", action: "Start Mock Interview" },
  {
    facts: { user: running(idOf(200)), minutesLeft: 12 },
    text: "12 min left.",
    action: "Resume",
  },
  {
    facts: { user: { ...passed, interviewCredits: 0 } },
    text: "You need 1 interview credit to start. Your application is already safe.",
    action: "Buy Credits",
    to: `/student/buy-credits?application=${idOf(200)}`,
  },
])("describes an interview: $text", ({ facts, ...shown }) => {
  expect(nextStepOf({ ...start, applications: [aListedApplication()], ...facts })).toMatchObject(shown);
});

const failedQuiz = {
  _id: idOf(400),
  score: 42,
  weakest: { topic: "SQL" as const, correct: 4, total: 13, isWeakest: true },
};
const begun = { _id: idOf(9), topic: "excel" as const, answered: 1 };
const match = {
  _id: idOf(3),
  title: "MIS Analyst",
  company: "Bluepeak",
  skills: { known: ["SQL"], missing: ["Excel"] },
};

it("after a failed quiz, shows the score and the weakest topic, and offers practice before the next attempt", () => {
  const user = { ...passed, passedQuiz: false };
  expect(queueOf({ ...start, user, failedQuiz })).toMatchObject([
    {
      title: "Practise SQL, your weakest topic",
      text: "42%. The pass mark is 80%. Weakest topic: SQL (4 of 13). 3 questions, free, about 5 minutes.",
      to: { practise: { topic: "sql", from: { quiz: idOf(400) } } },
    },
    { title: "Retake the quiz", action: "Retake Quiz", to: "/student/quiz" },
  ]);
});

it("does not call a topic the weakest when a weaker one has been practised", () => {
  const user = { ...passed, passedQuiz: false };
  const weakest = { topic: "VBA" as const, correct: 5, total: 12, isWeakest: false };
  expect(queueOf({ ...start, user, failedQuiz: { ...failedQuiz, weakest } })[0]).toMatchObject({
    title: "Practise VBA next",
    text: "42%. The pass mark is 80%. VBA: 5 of 12 right. 3 questions, free, about 5 minutes.",
  });
});

const points = (topic: "sql" | "vba" | "case", score: number, questions = 2) => ({
  topic,
  score,
  lost: ((100 - score) / 10) * questions,
  of: questions * 10,
});

it.each([
  {
    when: "another topic lost more",
    topics: [points("case", 0, 1), points("sql", 33, 3), points("vba", 100)],
    practised: "sql",
  },
  { when: "one is weak", topics: [points("vba", 0), points("sql", 80)], practised: "vba" },
  {
    when: "the one that cost the most is a strength",
    topics: [points("vba", 60), points("sql", 80)],
    practised: undefined,
  },
] as const)(
  "when $when, suggests $practised as practice before the next interview, like the result",
  ({ topics, practised }) => {
    const [first, second] = queueOf({ ...start, applications: [aListedApplication()], topics });
    const rehearsal = `/student/interview/start/${idOf(200)}`;
    expect([first.to, second?.to]).toEqual(
      practised ? [{ practise: { topic: practised } }, rehearsal] : [rehearsal, "/student/jobs"],
    );
  },
);

it("before the quiz is passed, makes an invitation the next step, and then the interview", () => {
  const user = { ...passed, passedQuiz: false };
  const invited = { ...start, user, invitations: [anInvitation()] };
  expect(nextStepOf(invited)).toMatchObject({
    title: "Deccan Metrics invites you to apply for Junior Data Analyst, Metrics",
    text: "You can apply without the quiz. Open until 28 Nov, 1:30 pm IST.",
    action: "See the job",
    to: `/student/jobs/${idOf(4)}`,
  });
  expect(roadOf(invited, queueOf(invited)).map(({ state }) => state)).toEqual([
    "todo",
    "done",
    "current",
    "todo",
    "todo",
  ]);
  expect(queueOf(invited).map(({ to }) => to)).toEqual([`/student/jobs/${idOf(4)}`, "/student/quiz"]);
  const applied = { ...start, user, applications: [aListedApplication()] };
  expect(queueOf(applied).map(({ to }) => to)).toEqual([`/student/interview/start/${idOf(200)}`, "/student/quiz"]);
});

const atQuiz = { ...passed, passedQuiz: false };
const isRunning = { ...passed, runningInterview: running(null).runningInterview };
const accepted = aListedApplication({ _id: idOf(201), status: "accepted", interview: { ...done, state: "sent" } });
const open = aListedApplication();
const evaluating = aListedApplication({ interview: { ...noInterview, state: "evaluating" } });
const interviewed = aListedApplication({ interview: done });
const sendable = aSession({ sessionId: idOf(5), score: 62 });
const better = aSession({ sessionId: idOf(7), score: 87, finalDecision: "Pass" });
const weak = [points("vba", 0)];
const failed = failedQuiz;
const invited = [anInvitation({ expiresAt: null })];

const RUNNING = "Your mock interview is running";
const ACCEPTED = "Sahyadri Analytics accepted your application for Junior Data Analyst";
const INVITED = "Deccan Metrics invites you to apply for Junior Data Analyst, Metrics";
const SEND = "Send your result for BI Analyst";
const REVIEW = "3 to review today";
const WEAK = "Practise VBA: it cost the most points";
const REHEARSE = "Rehearse the interview for Junior Data Analyst";
const MATCH = "Apply for MIS Analyst at Bluepeak";
const APPLY = "Apply to a job";
const PROFILE = "Fill in your profile";
const WAITING = "Your answers are being evaluated";
const QUIZ = "Pass the quiz";
const BEGUN = "Continue the quiz";
const RETAKE = "Retake the quiz";
const CONTINUE = "Continue: Excel";
const FAILED = "Practise SQL, your weakest topic";

/** Facts, and the titles of the steps in their order. */
const SITUATIONS: [facts: Partial<Facts>, titles: string[]][] = [
  // Before the quiz is passed.
  [{ user: atQuiz }, [QUIZ]],
  [{ user: atQuiz, completion: 0 }, [QUIZ]],
  [{ user: atQuiz, match }, [QUIZ]],
  [{ user: atQuiz, failedQuiz: failed }, [FAILED, RETAKE]],
  [{ user: atQuiz, failedQuiz: { ...failed, weakest: undefined } }, [RETAKE]],
  [{ user: atQuiz, open: begun, failedQuiz: failed }, [CONTINUE, FAILED, RETAKE]],
  [{ user: atQuiz, due: 3 }, [QUIZ, REVIEW]],
  [{ user: atQuiz, failedQuiz: failed, due: 3 }, [FAILED, RETAKE, REVIEW]],
  [{ user: atQuiz, invitations: invited }, [INVITED, QUIZ]],
  [{ user: atQuiz, invitations: invited, failedQuiz: failed, due: 3 }, [INVITED, FAILED, RETAKE, REVIEW]],
  [{ user: atQuiz, applications: [open] }, [REHEARSE, QUIZ]],
  [{ user: atQuiz, applications: [open], failedQuiz: failed }, [REHEARSE, FAILED, RETAKE]],
  [{ user: atQuiz, applications: [accepted] }, [ACCEPTED, QUIZ]],
  [{ user: atQuiz, begunQuiz: 12 }, [BEGUN]],
  [{ user: atQuiz, begunQuiz: 12, failedQuiz: failed, applications: [open] }, [BEGUN, REHEARSE, FAILED]],
  [{ user: atQuiz, begunQuiz: 12, invitations: invited, open: begun }, [INVITED, BEGUN, CONTINUE]],
  [{ user: atQuiz, applications: [evaluating] }, [WAITING, QUIZ]],
  [{ user: { ...isRunning, passedQuiz: false }, minutesLeft: 12, failedQuiz: failed }, [RUNNING, FAILED, RETAKE]],
  // Nothing waits: new jobs, and the profile.
  [{}, [APPLY]],
  [{ completion: undefined }, [APPLY]],
  [{ completion: 50 }, [APPLY]],
  [{ completion: 49 }, [PROFILE, APPLY]],
  [{ match }, [MATCH]],
  [{ match, completion: 25 }, [MATCH, PROFILE]],
  [{ match, applications: [evaluating] }, [MATCH, WAITING]],
  [{ applications: [evaluating] }, [WAITING, APPLY]],
  [{ applications: [aListedApplication({ status: "rejected" })] }, [APPLY]],
  [{ applications: [aListedApplication({ status: "withdrawn" })], match }, [MATCH]],
  [{ applications: [aListedApplication({ jobTakenDown: true })], match }, [MATCH]],
  // Practice.
  [{ due: 3 }, [REVIEW, APPLY]],
  [{ due: 0 }, [APPLY]],
  [{ open: begun, due: 3, topics: weak, match }, [CONTINUE, REVIEW, WEAK, MATCH]],
  [{ open: begun, sessions: [sendable], invitations: invited }, [SEND, INVITED, CONTINUE, APPLY]],
  [{ topics: weak }, [WEAK, APPLY]],
  [{ topics: [points("vba", 60)] }, [APPLY]],
  [{ topics: [points("vba", 59)], match }, [WEAK, MATCH]],
  [{ due: 3, topics: weak, match, completion: 25 }, [REVIEW, WEAK, MATCH, PROFILE]],
  [{ due: 3, applications: [open], match }, [REVIEW, REHEARSE, MATCH]],
  [{ applications: [open], topics: weak }, [WEAK, REHEARSE, APPLY]],
  [{ user: { ...passed, interviewCredits: 0 }, applications: [open] }, [REHEARSE, APPLY]],
  // What waits for the student comes first.
  [{ user: isRunning, minutesLeft: 12 }, [RUNNING, APPLY]],
  [{ user: isRunning, minutesLeft: 0 }, [APPLY]],
  [{ user: isRunning, minutesLeft: 12, due: 3, applications: [accepted] }, [RUNNING, ACCEPTED, REVIEW, APPLY]],
  [{ applications: [accepted], sessions: [sendable] }, [ACCEPTED, SEND, APPLY]],
  [{ applications: [accepted, { ...accepted, _id: idOf(202) }] }, [ACCEPTED, ACCEPTED, APPLY]],
  [
    { applications: [accepted], isRead: () => true, sessions: [sendable], invitations: invited, due: 3 },
    [SEND, INVITED, ACCEPTED, REVIEW, APPLY],
  ],
  [{ applications: [interviewed], sessions: [sendable], topics: weak }, [SEND, WEAK, APPLY]],
  [{ sessions: [aSession({ finalDecision: "Rejected" })], topics: weak }, [WEAK, APPLY]],
  [{ sessions: [aSession({ submittedToEmployer: true })] }, [APPLY]],
  [{ sessions: [aSession({ applicationEnd: "rejected" })], match }, [MATCH]],
  [{ sessions: [aSession({ applicationId: null, topic: "sql" })] }, [APPLY]],
  [{ sessions: [sendable], invitations: invited, match }, [SEND, INVITED, MATCH]],
  [{ invitations: invited, due: 3, topics: weak }, [INVITED, REVIEW, WEAK, APPLY]],
  [
    {
      ...{ user: isRunning, minutesLeft: 12, applications: [open, accepted], sessions: [sendable, better] },
      ...{ invitations: invited, due: 3, topics: weak, match, completion: 25 },
    },
    [RUNNING, ACCEPTED, SEND, SEND, INVITED, REVIEW, WEAK, REHEARSE, MATCH, PROFILE],
  ],
];

it.each(SITUATIONS.map(([facts, titles], index) => ({ index, facts, titles })))(
  "in situation $index suggests $titles",
  ({ facts, titles }) => {
    expect(queueOf({ ...start, ...facts }).map(({ title }) => title)).toEqual(titles);
  },
);

it("names what is left of a begun quiz, and opens its paper", () => {
  expect(nextStepOf({ ...start, user: atQuiz, begunQuiz: 12 })).toMatchObject({
    text: "12 of 50 questions answered on this device. There is no time limit.",
    action: "Continue",
    to: "/student/quiz/start",
  });
});

it("says who writes after an acceptance, sends the best result first, and says how long practice takes", () => {
  expect(queueOf({ ...start, applications: [accepted] })[0]).toMatchObject({
    text: "Sahyadri Analytics will write to you at asha@student.example.",
    to: `/student/my-applications/${idOf(201)}`,
  });
  const [first, second] = queueOf({ ...start, sessions: [sendable, better] });
  expect([first.to, second?.to]).toEqual([idOf(7), idOf(5)].map((id) => `/student/interview-summary/${id}`));
  expect(queueOf({ ...start, due: 3 })[0]).toMatchObject({
    text: "3 questions that you got wrong. About 6 minutes.",
    to: { practise: "reviews" },
  });
  expect(queueOf({ ...start, topics: weak })[0]).toMatchObject({
    text: "Your latest score in this topic: 0 out of 100. 3 questions, free, about 5 minutes.",
  });
});

it.each<{ when: string; facts: Partial<Facts>; states: string[] }>([
  {
    when: "nothing is done yet",
    facts: { user: { ...passed, passedQuiz: false }, completion: 25 },
    states: ["current", "todo", "todo", "todo", "todo"],
  },
  {
    when: "the profile was filled before the quiz",
    facts: { user: { ...passed, passedQuiz: false } },
    states: ["current", "done", "todo", "todo", "todo"],
  },
  {
    when: "the profile is under half",
    facts: { completion: 49 },
    states: ["done", "current", "todo", "todo", "todo"],
  },
  {
    when: "the profile is half filled, which is enough to fill in applications",
    facts: { completion: 50 },
    states: ["done", "done", "current", "todo", "todo"],
  },
  {
    when: "only practice was taken",
    facts: { sessions: [aSession({ applicationId: null })] },
    states: ["done", "done", "current", "todo", "todo"],
  },
  {
    when: "a result waits to be sent",
    facts: { applications: [aListedApplication({ interview: done })], sessions: [aSession()] },
    states: ["done", "done", "done", "done", "current"],
  },
  {
    when: "one result is sent and another interview is open",
    facts: { applications: [aListedApplication()], sessions: [aSession({ submittedToEmployer: true })] },
    states: ["done", "done", "done", "done", "done"],
  },
  {
    when: "the interview was taken, sent and accepted, and a weak topic is the next step",
    facts: {
      completion: 25,
      applications: [aListedApplication({ status: "accepted", interview: { ...done, state: "sent" } })],
      sessions: [aSession({ submittedToEmployer: true, applicationEnd: "accepted" })],
      topics: [points("case", 0)],
    },
    states: ["done", "done", "done", "done", "done"],
  },
  {
    when: "the result is one that cannot be sent, and a weak topic is the next step",
    facts: {
      applications: [aListedApplication({ interview: done })],
      sessions: [aSession({ finalDecision: "Rejected" })],
      topics: [points("case", 0)],
    },
    states: ["done", "done", "done", "done", "current"],
  },
  {
    when: "a practice is running before the quiz is passed",
    facts: { user: running(null), minutesLeft: 12 },
    states: ["current", "done", "todo", "todo", "todo"],
  },
])("ticks completed steps when $when", ({ facts, states }) => {
  const all = { ...start, ...facts };
  expect(roadOf(all, queueOf(all)).map(({ state }) => state)).toEqual(states);
});
