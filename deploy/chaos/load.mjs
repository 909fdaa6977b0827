// A mixed load like that of browsers: each call is retried until it is answered, and acknowledged changes are recorded.
import path from "node:path";
import { sleep } from "./processes.mjs";

const PASSWORD = "correct horse battery";
const SAVE_EVERY_MS = 2000;
const SAVES = 4;
const AGAIN_MS = 250;
const GIVE_UP_MS = 90_000;
const TIMEOUT_MS = 30_000;
/** Statuses after which a browser retries automatically. */
const FAILURES = [500, 502, 503, 504];

/**
 * Returns the forms of browsers that still run the release in `tree`. Quiz papers may be drawn by another release
 * (`others`), with different questions.
 */
export async function loadClient(tree, ...others) {
  const { applicationForm, jobForm } = await import(path.join(tree, "apps/api/test/builders.ts"));
  const banks = [];
  for (const root of new Set([tree, ...others]))
    banks.push(await import(path.join(root, "packages/content/src/quiz/load.ts")));
  const correctOf = (question) => banks.map((bank) => bank.findQuizItemByQuestion(question)).find(Boolean)?.correct;
  const resume = () => {
    const { summary, skills, languages, workExperience, education, expectedCTC } = applicationForm();
    return { summary, skills, languages, workExperience, education, expectedCTC };
  };
  return { applicationForm, jobForm, resume, correctOf };
}

/** Counts attempts and their failures by kind since the last `reset`. `onAnswer` gets each call with its milliseconds. */
export function createTally(onAnswer = () => {}) {
  let attempts = 0;
  let kinds = {};
  return {
    count(kind, call, ms) {
      attempts += 1;
      if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
      else onAnswer(call, ms);
    },
    reset() {
      attempts = 0;
      kinds = {};
    },
    read: () => ({ attempts, kinds }),
  };
}

/** The cookie of each account's browser, with its expiry. */
const cookies = new Map();

function keepCookie(token, response) {
  const [, cookie, seconds] = /^(wrote=1);.*Max-Age=(\d+)/.exec(response.headers.get("set-cookie") ?? "") ?? [];
  if (cookie) cookies.set(token, { cookie, until: Date.now() + Number(seconds) * 1000 });
}

function cookieOf(token) {
  const kept = cookies.get(token);
  return kept && kept.until > Date.now() ? { cookie: kept.cookie } : {};
}

/** Makes one attempt and returns its status and body; status 0 if the connection broke. */
async function attempt(url, { method = "GET", path, token, body, headers = {} }) {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}`, ...cookieOf(token) }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (token) keepCookie(token, response);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: text && isJson ? JSON.parse(text) : undefined };
  } catch (error) {
    return { status: 0, reason: error.name === "TimeoutError" ? "timeout" : (error.cause?.code ?? error.name) };
  }
}

/** `urlOf` returns the address for the next attempt. */
export function createCaller(urlOf, tally) {
  return async function call(method, path, token, body, headers) {
    const deadline = Date.now() + GIVE_UP_MS;
    for (;;) {
      const began = performance.now();
      const answer = await attempt(urlOf(), { method, path, token, body, headers });
      const hasFailed = answer.status === 0 || FAILURES.includes(answer.status);
      const kind = hasFailed ? String(answer.status || answer.reason) : undefined;
      tally.count(kind, { method, path }, performance.now() - began);
      if (!hasFailed) return answer;
      if (Date.now() > deadline)
        throw new Error(`${method} ${path} was not answered: ${answer.status || answer.reason}`);
      await sleep(AGAIN_MS);
    }
  };
}

/** Makes calls at a steady pace, without retries: the longest time between two answered calls is an interruption. */
export function createProbe(urlOf, next) {
  let longestMs = 0;
  let last = performance.now();
  let isRunning = true;
  const loop = (async () => {
    while (isRunning) {
      const request = next();
      const { status } = await attempt(urlOf(), request);
      const now = performance.now();
      if (status > 0 && status < 500) {
        longestMs = Math.max(longestMs, now - last);
        last = now;
        request.onDone?.();
      }
      await sleep(50);
    }
  })();
  return {
    reset() {
      longestMs = 0;
      last = performance.now();
    },
    longestSeconds: () => Math.max(longestMs, performance.now() - last) / 1000,
    async stop() {
      isRunning = false;
      await loop;
    },
  };
}

async function register(call, email, userType) {
  const form = { username: "A", fullName: "Asha Verma", email, phone: "9876501234", password: PASSWORD, userType };
  const { status } = await call("POST", "/auth/register", undefined, form);
  if (![201, 409].includes(status)) throw new Error(`register: ${status}`);
  return (await call("POST", "/auth/login", undefined, { email, password: PASSWORD })).body.token;
}

/** Makes an employer with jobs, and a student who has passed the quiz. */
export async function prepare(call, client, jobs) {
  const employer = { email: "employer@chaos.example" };
  employer.token = await register(call, employer.email, "employer");
  employer.jobs = [];
  for (let number = 0; number < jobs; number++) {
    const { status, body } = await call("POST", "/emp/jobs", employer.token, client.jobForm());
    if (status !== 201) throw new Error(`a job: ${status}`);
    employer.jobs.push(body.job._id);
  }
  const prober = { email: "prober@chaos.example" };
  prober.token = await register(call, prober.email, "student");
  await passQuiz(call, client, prober);
  const reader = { email: "reader@chaos.example" };
  reader.token = await register(call, reader.email, "student");
  await passQuiz(call, client, reader);
  return { employer, prober, reader };
}

/** Saves a job and reads at once whether it is saved. Returns how often the read missed the acknowledged change. */
export async function readOwnWrites(call, { token }, jobId, isRunning) {
  let unread = 0;
  for (let isSaving = true; isRunning(); isSaving = !isSaving) {
    await call(isSaving ? "PUT" : "DELETE", `/saved-jobs/${jobId}`, token);
    const { body } = await call("GET", `/jobs/${jobId}`, token);
    if (body?.saved !== isSaving) unread += 1;
    await sleep(300);
  }
  return unread;
}

async function passQuiz(call, client, student) {
  const { body } = await call("GET", "/quiz/generate", student.token);
  const answers = body.questions.map(({ id, question }) => ({
    questionId: id,
    selected: client.correctOf(question),
  }));
  await call("POST", "/quiz/submit", student.token, { answers });
  student.hasPassed = true;
}

/** What `browse` searches for in turn: all jobs, a title with a typing error, a place. */
const SEARCHES = ["", "&title=anlyst", "&location=bengaluru"];

/** Searches for jobs and reads them, like most people. */
export async function browse(call, { token }, isRunning) {
  for (let turn = 0; isRunning(); turn++) {
    const page = turn % 2 === 0 ? 1 : 2;
    const { body } = await call("GET", `/jobs?page=${page}${SEARCHES[turn % SEARCHES.length]}`, token);
    const job = body?.jobs?.[0];
    if (job) await call("GET", `/jobs/${job._id}`, token);
    await sleep(40);
  }
}

/**
 * Searches for candidates and opens them one after the other; `opened` records their addresses, because they must see
 * the views.
 */
export async function recruit(call, { token }, opened, isRunning) {
  while (isRunning()) {
    const { body } = await call("GET", "/search-candidates?limit=100", token);
    const next = body?.results?.find(({ studentId }) => !opened.has(studentId.email));
    if (next) {
      const { status } = await call("GET", `/search-candidates/candidate/${next._id}`, token);
      if (status === 200) opened.add(next.studentId.email);
    }
    await sleep(500);
  }
}

/**
 * Runs one student after the other: quiz, profile, payment, application, interview with saves and events, submission.
 * `students` records what was acknowledged.
 */
export async function study({ call, client, provider, employer, students, name }, isRunning) {
  for (let number = 0; isRunning(); number++) {
    const student = { email: `${name}-${number}@chaos.example`, payments: [], events: 0 };
    student.token = await register(call, student.email, "student");
    students.push(student);
    await passQuiz(call, client, student);
    const profile = await call("POST", "/profile/update", student.token, client.resume());
    if (profile.status !== 200) throw new Error(`a profile: ${profile.status} ${JSON.stringify(profile.body)}`);
    await buy(call, provider, student);
    const jobId = employer.jobs[number % employer.jobs.length];
    const applied = await call("POST", "/apply", student.token, { ...client.applicationForm(), jobId });
    student.applicationId = applied.body.applicationId; // the first application's, if its answer was lost
    await interview(call, student);
  }
}

async function buy(call, provider, student) {
  const { token, email } = student;
  const madeResponse = await call("POST", "/payments/create-order", token, { credits: 5, amount: 299, email });
  if (madeResponse.status !== 201) throw new Error(`an order: ${madeResponse.status}`);
  const { dialog, webhook } = provider.pay(madeResponse.body.orderId);
  student.payments.push(dialog.paymentId);
  // Browser and webhook arrive at the same time.
  await Promise.all([
    call("POST", "/payments/verify", token, dialog),
    call("POST", "/payments/webhook", undefined, webhook.body, webhook.headers),
  ]);
}

async function interview(call, student) {
  const { token, applicationId } = student;
  const started = await call("POST", "/mock-interview/start", token, { applicationId });
  if (started.status !== 200) throw new Error(`an interview: ${started.status} ${JSON.stringify(started.body)}`);
  const { sessionId } = started.body;
  student.sessionId = sessionId;
  for (let save = 1; save <= SAVES; save++) {
    const answer = `draft ${save} of ${student.email}`;
    const { status } = await call("PUT", `/mock-interview/${sessionId}/answers/1`, token, { answer });
    if (status !== 204) throw new Error(`a save: ${status}`);
    student.draft = answer;
    const event = { type: "blur", at: new Date().toISOString(), number: 1 };
    const noted = await call("POST", `/mock-interview/${sessionId}/events`, token, event);
    if (noted.status !== 204) throw new Error(`an event: ${noted.status}`);
    student.events += 1;
    await sleep(SAVE_EVERY_MS);
  }
  const answers = [{ number: 2, answer: "select 1" }];
  const { status } = await call("POST", "/mock-interview/submit-all", token, { sessionId, answers });
  // 409: the first submission arrived and its answer was lost.
  if (![202, 409].includes(status)) throw new Error(`a hand-in: ${status}`);
  student.isSubmitted = true;
}
