import { apply } from "@dryrun/domain/applications/contract";
import { applicationPageSchema, applySchema } from "@dryrun/domain/applications/schema";
import { dottedPath } from "@dryrun/domain/contract/parse";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { profileFormSchema } from "@dryrun/domain/profile/form-schema";
import { profileUpdateSchema } from "@dryrun/domain/profile/schema";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Schema, ValidationError } from "yup";
import { aJob, aPerson, applicationForm, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { type Limit, limitsOf, unlimitedIn } from "../../../test/schema-limits.ts";

// Tests each limit of the shared schemas, at the limit and one above, with the messages of the browser's form.

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

type Form = Record<string, unknown>;
const project = { title: "T", description: "<p>d</p>", url: "", startDate: "2020-01", endDate: "2020-02" };
const complete = (): Form => applicationForm({ projects: [project] });

/** Returns a valid text of this length for the field. */
function textFor(field: string, length: number): string {
  const fill = (start: string, end = "") => start + "a".repeat(length - start.length - end.length) + end;
  if (field === "email") return fill("", "@example.com");
  if (/url|website/i.test(field)) return fill("https://a.in/");
  return ["summary", "coverLetter", "description"].includes(field) ? fill("<p>", "</p>") : fill("");
}

function valueFor({ path, kind, limit }: Limit, beyond: number): unknown {
  const parts = path.split(".");
  if (kind === "least") return limit - beyond;
  if (kind === "most") return limit + beyond;
  if (kind === "text") return textFor(parts.filter((part) => part !== "0").at(-1) ?? "", limit + beyond);
  const [entry] = complete()[path] as unknown[];
  return Array.from({ length: limit + beyond }, (_, index) =>
    typeof entry === "string" ? `${entry} ${index}` : entry,
  );
}

/** Returns the form with this value at this path. */
function withValue<T>(form: T, [part = "", ...rest]: string[], value: unknown): T {
  const copy = (Array.isArray(form) ? [...form] : { ...form }) as Form;
  copy[part] = rest.length === 0 ? value : withValue(copy[part] ?? {}, rest, value);
  return copy as T;
}

/** Returns the messages of the browser's form, the first for each field. */
function shownBy(schema: Schema, form: Form): { field: string; message: string }[] {
  try {
    schema.validateSync(form, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.map(({ path = "", message }) => ({ field: dottedPath(path), message }));
    return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index);
  }
}

const named = (limits: Limit[]) => limits.map((one) => [`${one.path}: ${one.kind} ${one.limit}`, one] as const);

describe("an application", () => {
  test.each(named(limitsOf(applySchema)))("%s", async (_, one) => {
    const { token } = await aStudent(testApp);
    const send = (form: Form) => call(testApp, apply, { body: { ...form, jobId } }, token);
    const [at, beyond] = [0, 1].map((more) => withValue(complete(), one.path.split("."), valueFor(one, more))) as [
      Form,
      Form,
    ];
    const { status, refusal } = await send(beyond);
    expect([status, refusal.errors?.map(({ field }) => field)]).toEqual([400, [one.path]]);
    expect(shownBy(applicationPageSchema, beyond)).toEqual(refusal.errors);
    expect(shownBy(applicationPageSchema, at)).toEqual([]);
    expect((await send(at)).status).toBe(201);
  });

  test("has a limit for every text except those with a fixed format", () => {
    expect(unlimitedIn(applySchema)).toEqual([
      "phone",
      "noticePeriod",
      "workExperience.0.startDate",
      "workExperience.0.endDate",
      "education.0.startDate",
      "education.0.endDate",
      "projects.0.startDate",
      "projects.0.endDate",
      "jobId",
    ]);
  });
});

describe("a profile", () => {
  const schema = profileFormSchema({ workExperience: [], education: [] });
  test.each(named(limitsOf(profileUpdateSchema)))("%s", async (_, one) => {
    const [top = ""] = one.path.split(".");
    const isCompany = top.startsWith("company");
    const { token } = isCompany ? employer : await aStudent(testApp);
    const save = (form: Form) => call(testApp, updateProfile, { body: form }, token);
    const [at, beyond] = [0, 1].map((more) => {
      const whole = withValue(complete(), one.path.split("."), valueFor(one, more));
      return { [top]: whole[top] };
    }) as [Form, Form];
    const { status, refusal } = await save(beyond);
    expect([status, refusal.errors?.map(({ field }) => field)]).toEqual([400, [one.path]]);
    expect(shownBy(schema, beyond)).toEqual(refusal.errors);
    expect(shownBy(schema, at)).toEqual([]);
    expect((await save(at)).status).toBe(200);
  });

  test("has a limit for every text except those with a fixed format", () => {
    expect(unlimitedIn(profileUpdateSchema)).toEqual([
      "phone",
      "noticePeriod",
      "workExperience.0.startDate",
      "workExperience.0.endDate",
      "education.0.startDate",
      "education.0.endDate",
      "projects.0.startDate",
      "projects.0.endDate",
      "extraTime",
      "ifUpdatedAt",
    ]);
  });
});

describe("dates and phones, which have a fixed format, with the same messages on both sides:", () => {
  const years = new Date().getUTCFullYear() + 10;
  test.each([
    ["workExperience.0.startDate", "1950-01", "1949-12", "Start date must be between 1950 and ten years from now."],
    ["education.0.startDate", "1950-01", "1949-12", "Start date must be between 1950 and ten years from now."],
    ["education.0.endDate", `${years}-12`, `${years + 1}-01`, "End date must be between 1950 and ten years from now."],
    ["projects.0.startDate", "2020-02", "2020-03", "The end date is before the start date."],
    ["phone", "6000000000", "5999999999", "Enter a 10-digit mobile number that starts with 6, 7, 8 or 9."],
    ["phone", "9999999999", "99999999990", "Enter a 10-digit mobile number that starts with 6, 7, 8 or 9."],
  ])("%s accepts %s but not %s", async (path, taken, refused, message) => {
    const { token } = await aStudent(testApp);
    const send = (form: Form) => call(testApp, apply, { body: { ...form, jobId } }, token);
    const [good, bad] = [taken, refused].map((value) => withValue(complete(), path.split("."), value)) as [Form, Form];
    const { status, refusal } = await send(bad);
    expect([status, refusal.errors?.map((error) => error.message)]).toEqual([400, [message]]);
    expect(shownBy(applicationPageSchema, bad)).toEqual(refusal.errors);
    expect((await send(good)).status).toBe(201);
  });
});
