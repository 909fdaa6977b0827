import { findQuizItemByQuestion } from "@dryrun/content/quiz/load";
import { applicationForm, jobForm } from "../builders.ts";

/** Data that the server has acknowledged and must not lose. */
export interface Acknowledged {
  employer: { email: string; token: string } | null;
  jobs: string[];
  students: Student[];
  /** Data that differed from what was acknowledged. */
  faults: string[];
}
export interface Student {
  email: string;
  token: string;
  /** The open paper, as received. */
  paper?: string;
  hasPassed?: boolean;
  /** The order of five credits, and the result of the sandbox's dialog. */
  orderId?: string;
  payment?: object;
  isVerified?: boolean;
  applicationId?: string;
  sessionId?: string;
  expiresAt?: string;
  hasReached?: boolean;
  draft?: string;
  hasEvent?: boolean;
  isSubmitted?: boolean;
}

const PASSWORD = "correct horse battery";

/** The connection broke, so nothing was acknowledged. */
export class ConnectionLost extends Error {}

const OVERLOADED = 503;

/** Sends a call and returns its complete answer; repeats it if the overloaded server refused it. */
export async function send(url: string, method: string, path: string, token?: string, body?: unknown) {
  for (;;) {
    const answer = await sendOnce(url, method, path, token, body);
    if (answer.status !== OVERLOADED) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function sendOnce(url: string, method: string, path: string, token?: string, body?: unknown) {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  } catch (cause) {
    throw new ConnectionLost("the connection broke", { cause });
  }
}

async function register(url: string, email: string, userType: string): Promise<string> {
  const form = { username: "A", fullName: "Asha Verma", email, phone: "9876501234", password: PASSWORD, userType };
  const created = await send(url, "POST", "/auth/register", undefined, form);
  if (![201, 409].includes(created.status)) throw new Error(`register: ${created.status}`);
  return (await send(url, "POST", "/auth/login", undefined, { email, password: PASSWORD })).body.token;
}

/** Does one step of a user's path through the product; each records what was acknowledged. */
export async function step(url: string, done: Acknowledged, name: () => string): Promise<void> {
  if (!done.employer) {
    const email = `employer-${name()}@example.com`;
    done.employer = { email, token: await register(url, email, "employer") };
    return;
  }
  if (done.jobs.length < 3) {
    const { status, body } = await send(url, "POST", "/emp/jobs", done.employer.token, jobForm());
    if (status === 201) done.jobs.push(body.job._id);
    return;
  }
  const student = done.students.find(({ isSubmitted }) => !isSubmitted);
  if (!student) {
    const email = `student-${name()}@example.com`;
    const token = await register(url, email, "student");
    done.students.push({ email, token });
    return;
  }
  const jobId = done.jobs[done.students.length % done.jobs.length] as string;
  const fault = student.hasPassed
    ? await advance(url, student, jobId)
    : await (student.paper ? takeQuiz(url, student, student.paper) : openPaper(url, student));
  if (fault) done.faults.push(`${student.email}: ${fault}`);
}

type Fault = string | undefined;

const fetchPaper = async (url: string, { token }: Student) =>
  JSON.stringify((await send(url, "GET", "/quiz/generate", token)).body.questions);

async function openPaper(url: string, student: Student): Promise<Fault> {
  student.paper = await fetchPaper(url, student);
  return undefined;
}

/** Checks that the paper is the same as before; if the answer to its submission was lost, it must be graded. */
async function takeQuiz(url: string, student: Student, paper: string): Promise<Fault> {
  const { token } = student;
  const passed = async () => (await send(url, "GET", "/auth/me", token)).body.user.passedQuiz;
  student.hasPassed = await passed();
  if (student.hasPassed) return undefined;
  const again = await fetchPaper(url, student);
  const answers = JSON.parse(again).map(({ id, question }: { id: string; question: string }) => ({
    questionId: id,
    selected: findQuizItemByQuestion(question)?.correct,
  }));
  await send(url, "POST", "/quiz/submit", token, { answers });
  student.hasPassed = await passed();
  return again === paper ? undefined : "the open paper changed";
}

/** Buys credits; if the acknowledgement of a payment was lost, pays again: the second payment must be refunded. */
async function buy(url: string, student: Student): Promise<void> {
  const { token, email, orderId, payment } = student;
  if (!orderId) {
    const form = { credits: 5, amount: 299, email };
    student.orderId = (await send(url, "POST", "/payments/create-order", token, form)).body.orderId;
  } else if (!payment) {
    const { status, body } = await send(url, "POST", "/payments/sandbox/pay", token, { orderId, outcome: "success" });
    if (status === 200) student.payment = body;
  } else {
    student.isVerified = (await send(url, "POST", "/payments/verify", token, payment)).status === 200;
  }
}

/** Starts the interview of the application, or finds the one that an earlier call has started. */
export async function startInterview(url: string, student: Student): Promise<void> {
  const { token, applicationId } = student;
  const { status, body } = await send(url, "POST", "/mock-interview/start", token, { applicationId });
  if (status === 200) Object.assign(student, { sessionId: body.sessionId, expiresAt: body.expiresAt });
}

async function advance(url: string, student: Student, jobId: string): Promise<Fault> {
  const { token, applicationId, sessionId } = student;
  const session = `/mock-interview/${sessionId}`;
  if (!student.isVerified) {
    await buy(url, student);
  } else if (!applicationId) {
    const { body } = await send(url, "POST", "/apply", token, { ...applicationForm(), jobId });
    student.applicationId = body.applicationId; // the first application's, if its answer was lost
  } else if (!sessionId) {
    await startInterview(url, student);
  } else if (!student.hasReached) {
    student.hasReached = (await send(url, "GET", `${session}/question/2`, token)).status === 200;
  } else if (!student.draft) {
    const draft = `a draft of ${student.email}`;
    const { status } = await send(url, "PUT", `${session}/answers/1`, token, { answer: draft });
    if (status === 204) student.draft = draft;
  } else if (!student.hasEvent) {
    const event = { type: "offline", at: new Date().toISOString(), number: 2 };
    student.hasEvent = (await send(url, "POST", `${session}/events`, token, event)).status === 204;
  } else {
    const answers = [{ number: 2, answer: "select 1" }];
    const { status } = await send(url, "POST", "/mock-interview/submit-all", token, { sessionId, answers });
    if (status === 202) student.isSubmitted = true;
  }
  return undefined;
}
