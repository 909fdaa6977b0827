import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Acknowledged, ConnectionLost, type Student, send, startInterview, step } from "./script.ts";
import { freePort, type Server, startServer } from "./server.ts";

const EVALUATED_WITHIN_MS = 120_000;
/** Each kill during a job doubles the delay before the next attempt. After eight kills the delay is four minutes. */
const MAILED_WITHIN_MS = 300_000;

export interface Report {
  kills: number;
  accounts: number;
  payments: number;
  applications: number;
  interviews: number;
  /** One line for each acknowledged item that is missing, or that happened twice. */
  faults: string[];
}

/** Kills the server at random points of a scripted run, restarts it, and checks that acknowledged data still exists. */
export async function killServers(kills: number, databaseUrl?: string, seed = 1): Promise<Report> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "dryrun-chaos-"));
  const port = await freePort();
  const done: Acknowledged = { employer: null, jobs: [], students: [], faults: [] };
  const random = generator(seed);
  let names = 0;
  for (let kill = 0; kill < kills; kill++) {
    const server = await startServer(dataDir, port, databaseUrl);
    const dying = killLater(server, done, 100 + random() * 1500);
    await work(server.url, done, () => `${seed}-${names++}`);
    await dying;
  }
  const server = await startServer(dataDir, port, databaseUrl);
  try {
    const faults = await check(server.url, done, path.join(dataDir, "outbox"));
    const { students } = done;
    const interviews = students.filter(({ sessionId }) => sessionId).length;
    const payments = students.filter(({ payment }) => payment).length;
    const applications = students.filter(({ applicationId }) => applicationId).length;
    return { kills, accounts: students.length + 1, payments, applications, interviews, faults };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the server after a random time; the first kill waits until there is something to lose, however slow the machine is. */
async function killLater(server: Server, { students }: Acknowledged, ms: number) {
  while (students.length === 0) await pause(20);
  await pause(ms);
  await server.kill();
}

/** Runs until the server is killed. */
async function work(url: string, done: Acknowledged, name: () => string) {
  for (;;) {
    try {
      await step(url, done, name);
    } catch (error) {
      if (error instanceof ConnectionLost) return;
      throw error;
    }
  }
}

async function check(url: string, done: Acknowledged, outbox: string): Promise<string[]> {
  const faults = [...done.faults];
  const jobs = done.employer ? (await send(url, "GET", "/emp/jobs?limit=100", done.employer.token)).body.jobs : [];
  for (const id of done.jobs) {
    if (!jobs.some((job: { _id: string }) => job._id === id)) faults.push(`job ${id} is lost`);
  }
  for (const student of done.students) faults.push(...(await checkStudent(url, student, outbox)));
  for (const student of done.students.filter(({ isSubmitted }) => isSubmitted)) {
    const mails = await readyMails(student, outbox);
    if (mails !== 1) faults.push(`${student.email} has ${mails} results by mail`);
  }
  return faults;
}

async function checkStudent(url: string, student: Student, outbox: string): Promise<string[]> {
  const { token, email, applicationId } = student;
  // If the answer to a start was lost, it may have cost its credit: repeated, it costs one in all.
  if (applicationId && !student.sessionId) await startInterview(url, student);
  const { sessionId } = student;
  const { body } = await send(url, "GET", "/auth/me", token);
  if (!body.user) return [`the account of ${email} is lost`];
  const faults: string[] = [];
  if (student.hasPassed && !body.user.passedQuiz) faults.push(`the quiz of ${email} is lost`);
  if (applicationId && (await send(url, "GET", `/my-applications/${applicationId}`, token)).status !== 200)
    faults.push(`the application of ${email} is lost`);
  if (student.payment)
    faults.push(...(await checkPayment(url, student, outbox)).map((fault) => `${fault} of ${email}`));
  if (sessionId) faults.push(...(await checkSession(url, student)).map((fault) => `${fault} of ${email}`));
  return faults;
}

/**
 * Checks that an acknowledged payment gives its five credits once, even if neither browser nor webhook succeeded
 * before the kill.
 */
async function checkPayment(url: string, { token, email, sessionId }: Student, outbox: string): Promise<string[]> {
  const expected = 5 + (sessionId ? 0 : 1);
  const creditsNow = async () => (await send(url, "GET", "/auth/me", token)).body.user.interviewCredits;
  for (let tries = 0; tries < 120 && (await creditsNow()) < expected; tries++) await pause(500);
  const credits = await creditsNow();
  const { payments } = (await send(url, "GET", "/payments/history", token)).body;
  const faults: string[] = [];
  if (credits !== expected) faults.push(`${credits} credits, not ${expected}`);
  const paid = payments.filter(({ status }: { status: string }) => status === "paid");
  if (paid.length !== 1 || paid[0].documents.length !== 1) faults.push("not one payment with one receipt");
  const mails = await filesOf(outbox, (file) => file.startsWith(`receipt-${paid[0]?.documents[0]?._id}-${email}`));
  if (mails !== 1) faults.push(`${mails} receipts by mail`);
  return faults;
}

/** Checks that a start returns the running session, or the error that its answers are submitted. */
async function checkSession(url: string, student: Student): Promise<string[]> {
  const { token, applicationId, sessionId, expiresAt, draft, isSubmitted } = student;
  const { status, body } = await send(url, "POST", "/mock-interview/start", token, { applicationId });
  const faults: string[] = [];
  if (isSubmitted && status !== 409) faults.push(`a second start (${status})`);
  if (isSubmitted && !(await isEvaluated(url, student))) faults.push("no evaluation of the interview");
  if (status === 200 && (body.sessionId !== sessionId || body.expiresAt !== expiresAt)) faults.push("another session");
  if (status === 200 && student.hasReached && body.reached < 2) faults.push("the reached question is lost, interview");
  if (status === 200 && draft && body.firstQuestion.answer !== draft) faults.push("the draft is lost, interview");
  const detail = await send(url, "GET", `/mock-interview/history/${sessionId}`, token);
  if (student.hasEvent && detail.body.events.length === 0) faults.push("an event is lost, interview");
  return faults;
}

async function isEvaluated(url: string, { token, sessionId, draft }: Student): Promise<boolean> {
  const deadline = Date.now() + EVALUATED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { body } = await send(url, "GET", `/mock-interview/history/${sessionId}`, token);
    if (body.isCompleted) return body.evaluated === 10 && body.questions[0].answer === draft;
    await pause(250);
  }
  return false;
}

/** Returns this student's result mails in the outbox. The file name is the mail's key, so a repeated mail is one file. */
const readyMails = ({ email, sessionId }: Student, outbox: string) =>
  filesOf(outbox, (file) => file.startsWith(`interview-ready-${sessionId}-${email}`));

async function filesOf(outbox: string, isMeant: (file: string) => boolean): Promise<number> {
  const deadline = Date.now() + MAILED_WITHIN_MS;
  while (Date.now() < deadline) {
    const matches = readdirSync(outbox).filter(isMeant);
    if (matches.length > 0) return matches.length;
    await pause(250);
  }
  return 0;
}

/** Uses mulberry32: the same seed kills at the same moments. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
