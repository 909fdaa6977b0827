import { findQuizItemByQuestion } from "@dryrun/content/quiz/load";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { WAIT_MS } from "./limits.ts";
import { anAddress } from "./names.ts";
import { mailTo } from "./outbox.ts";

export const PASSWORD = "correct horse battery";

async function call(
  request: APIRequestContext,
  method: string,
  path: string,
  token: string | undefined,
  data?: unknown,
) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const body = data === undefined ? {} : { data };
  const response = await request.fetch(`/api${path}`, { method, headers, timeout: WAIT_MS, ...body });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

export interface Person {
  email: string;
  token: string;
}

/** Fields that profiles and applications share. */
const RESUME = {
  fullName: "Asha Verma",
  email: "asha@example.com",
  phone: "9876501234",
  summary: "<p>Two years of <strong>reporting</strong>.</p>",
  skills: ["SQL", "Excel"],
  languages: ["English"],
  coverLetter: "<p>I would like to join.</p>",
  currentCTC: 300000,
  expectedCTC: 450000,
  noWorkExperience: true,
  education: [
    {
      institution: "Pune University",
      degree: "B.Com",
      field: "Statistics",
      startDate: "2019-07",
      endDate: "2022-05",
      description: "<p>Statistics</p>",
    },
  ],
};

/** Repeats a call until it returns an answer. */
export async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  let result: T | undefined;
  await expect(async () => {
    result = await ask();
    expect(result).toBeDefined();
  }).toPass({ timeout: WAIT_MS });
  return result as T;
}

/** Prepares data by API calls if the pages are not the subject of the test. */
export const api = (request: APIRequestContext) => ({
  async person(userType: "student" | "employer", fullName = "Asha Verma"): Promise<Person> {
    const email = anAddress(userType);
    const form = {
      username: fullName.split(" ")[0],
      fullName,
      email,
      phone: "9876501234",
      password: PASSWORD,
      userType,
      isAdult: true,
    };
    await call(request, "POST", "/auth/register", undefined, form);
    return { email, token: await this.token(email) };
  },
  /** Creates a student who has passed the quiz, so that jobs are open to them. */
  async student(fullName?: string): Promise<Person> {
    const student = await this.person("student", fullName);
    await this.passQuiz(student);
    return student;
  },
  /** Opens the link of the verification mail, because an employer may invite only after that. */
  async verify({ email, token }: Person) {
    const { outbox } = test.info().project.metadata as { outbox: string };
    const link = /verify-email\/([\w-]{43})/.exec(await mailTo(outbox, email, "verify-email"))?.[1];
    await call(request, "POST", `/auth/verify-email/${link}`, token);
  },
  async token(email: string, password = PASSWORD): Promise<string> {
    return (await call(request, "POST", "/auth/login", undefined, { email, password })).token;
  },
  /** Signs in a person of the demo data. */
  async demoPerson(email: string): Promise<Person> {
    return { email, token: await this.token(email, "dryrun demo 2026") };
  },
  /** Signs in an admin of the demo data, because admins cannot register. */
  admin(): Promise<Person> {
    return this.demoPerson("admin@dryrun.example");
  },
  async passQuiz({ token }: Person) {
    const { questions } = await call(request, "GET", "/quiz/generate", token);
    const answers = questions.map(({ id, question }: { id: string; question: string }) => ({
      questionId: id,
      selected: findQuizItemByQuestion(question)?.correct,
    }));
    await call(request, "POST", "/quiz/submit", token, { answers });
  },
  async job({ token }: Person, change: object = {}): Promise<string> {
    const form = {
      title: "Data Analyst",
      company: "Sahyadri Analytics",
      location: "Pune, Maharashtra",
      salary: "450000",
      jobType: "hybrid",
      experienceMin: 1,
      description: "<p>You turn data into reports.</p>",
      requirements: "<ul><li>SQL</li></ul>",
      benefits: "<p>Health cover</p>",
      ...change,
    };
    return (await call(request, "POST", "/emp/jobs", token, form)).job._id;
  },
  async application({ token }: Person, jobId: string, change: object = {}): Promise<string> {
    return (await call(request, "POST", "/apply", token, { ...RESUME, ...change, jobId })).applicationId;
  },
  /** Fills in the profile, which also fills in the application's form. */
  profile: ({ token }: Person, change: object = {}) =>
    call(request, "POST", "/profile/update", token, { ...RESUME, ...change }),
  /** Answers a question of a practice. A grade that takes too long is asked for again, as the page says. */
  answer: ({ token }: Person, drillId: string, body: { number: number; answer: string }) =>
    eventually(() =>
      call(request, "POST", `/practice/drills/${drillId}/answers`, token, body).catch((error: unknown) => {
        if (String(error).includes('"code":"OVERLOADED"')) return undefined;
        throw error;
      }),
    ),
  call: (method: string, path: string, { token }: Person, data?: unknown) => call(request, method, path, token, data),
});
