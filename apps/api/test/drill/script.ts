import { findQuizItem } from "@dryrun/content/quiz/load";
import { applicationForm, jobForm } from "../builders.ts";

/** What the server has acknowledged: none of it may be lost. */
export interface Acknowledged {
  employer: { email: string; token: string } | null;
  jobs: string[];
  students: Student[];
}
export interface Student {
  email: string;
  token: string;
  hasPassed?: boolean;
  applicationId?: string;
  sessionId?: string;
  draft?: string;
  isSubmitted?: boolean;
}

const PASSWORD = "correct horse battery";

/** The connection broke: nothing was acknowledged. */
export class ConnectionLost extends Error {}

/** A call whose answer arrived whole. */
export async function send(url: string, method: string, path: string, token?: string, body?: unknown) {
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
  const made = await send(url, "POST", "/auth/register", undefined, form);
  if (![201, 409].includes(made.status)) throw new Error(`register: ${made.status}`);
  return (await send(url, "POST", "/auth/login", undefined, { email, password: PASSWORD })).body.token;
}

/** One step of somebody's way through the product; each notes what was acknowledged. */
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
  await advance(url, student, done.jobs[done.students.length % done.jobs.length] as string);
}

async function advance(url: string, student: Student, jobId: string): Promise<void> {
  const { token } = student;
  if (!student.hasPassed) {
    const paper = await send(url, "GET", "/quiz/generate", token);
    const answers = paper.body.questions.map(({ id }: { id: string }) => ({
      questionId: id,
      selected: findQuizItem(id)?.correct,
    }));
    await send(url, "POST", "/quiz/submit", token, { answers });
    student.hasPassed = (await send(url, "GET", "/auth/me", token)).body.user.passedQuiz;
  } else if (!student.applicationId) {
    const { body } = await send(url, "POST", "/apply", token, { ...applicationForm(), jobId });
    student.applicationId = body.applicationId; // of the first one where that answer was lost
  } else if (!student.sessionId) {
    const { status, body } = await send(url, "POST", "/mock-interview/start", token, {
      applicationId: student.applicationId,
    });
    if (status === 200) student.sessionId = body.sessionId;
  } else if (!student.draft) {
    const draft = `a draft of ${student.email}`;
    const { status } = await send(url, "PUT", `/mock-interview/${student.sessionId}/answers/1`, token, {
      answer: draft,
    });
    if (status === 204) student.draft = draft;
  } else {
    const answers = [{ number: 2, answer: "select 1" }];
    const { status } = await send(url, "POST", "/mock-interview/submit-all", token, {
      sessionId: student.sessionId,
      answers,
    });
    if (status === 202) student.isSubmitted = true;
  }
}
