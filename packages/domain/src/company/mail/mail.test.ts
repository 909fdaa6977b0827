import { expect, test } from "@jest/globals";
import { hiringMail } from "../../templates/hiring-mail.ts";
import { MAX_MAILED } from "./limits.ts";
import { candidateMailSchema, mailSettingsSchema } from "./schema.ts";
import { senderName } from "./sender.ts";

const ID = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd5";
const idOf = (index: number) => `01939f2e-7bd4-7bd4-8bd4-${String(index).padStart(12, "0")}`;

test.each([
  ["Kavita Menon", "Sahyadri", "Kavita at Sahyadri via Dryrun"],
  ["Dr. K. Menon", "Sahyadri", "Menon at Sahyadri via Dryrun"],
  [null, "Sahyadri", "Sahyadri via Dryrun"],
])("the sender of a mail by %s of %s is “%s”", (fullName, company, name) => {
  expect(senderName(fullName, company)).toBe(name);
});

test("long names are cut, so that the product's name stays", () => {
  const name = senderName("क".repeat(200), "S".repeat(200));
  expect(name).toMatch(/^क{29}… at S{59}… via Dryrun$/);
});

const messagesOf = (schema: typeof mailSettingsSchema | typeof candidateMailSchema, value: object): string[] => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

test.each([
  [{ signature: "Kavita\nSahyadri" }, []],
  [{}, []],
  [{ signature: "1\n2\n3\n4\n5\n6\n7" }, ["Signature must be at most 6 lines."]],
  [{ signature: "x".repeat(301) }, ["Signature must be at most 300 characters."]],
  [
    { signature: "See sahyadri.example" },
    ["Remove web addresses, e-mail addresses and UPI ids from the signature. The mail already has a button."],
  ],
  [{ repliesToMe: "often" }, ["This must be true or false."]],
])("mail settings %j are refused with %j", (settings, messages) => {
  expect(messagesOf(mailSettingsSchema, settings)).toEqual(messages);
});

test("absent settings stay absent, and marks that turn the direction are removed", () => {
  expect(mailSettingsSchema.cast({})).toEqual({});
  expect(mailSettingsSchema.cast({ signature: " Kavita\u202E\u0007 " })).toEqual({ signature: "Kavita" });
});

const MAIL = { subject: "News of {job}", text: "Hello {name}", applicationIds: [ID] };

test.each([
  [{}, []],
  [{ subject: "x".repeat(121) }, ["Subject must be at most 120 characters."]],
  [{ subject: "A\nBcc: x" }, ["Subject must be one line."]],
  [{ text: "x".repeat(2001) }, ["Text must be at most 2000 characters."]],
  [{ text: "{pay}" }, ["{pay} is not a placeholder of this mail. Use {name}, {job} or {company}."]],
  [{ applicationIds: [] }, ["Choose applications."]],
  [
    { applicationIds: Array.from({ length: MAX_MAILED + 1 }, (_, index) => idOf(index)) },
    ["At most 200 applications at once."],
  ],
])("a mail to candidates with %j is refused with %j", (change, messages) => {
  expect(messagesOf(candidateMailSchema, { ...MAIL, ...change })).toEqual(messages);
});

test("an application that is named twice counts once", () => {
  expect(candidateMailSchema.cast({ ...MAIL, applicationIds: [ID, ID] }).applicationIds).toEqual([ID]);
});

test("a mail with a signature says who wrote it, also with our own text", () => {
  const facts = { name: "Asha Rao", jobTitle: "Analyst", company: "Sahyadri" };
  expect(hiringMail("accept", null, { ...facts, signature: "Kavita" })).toMatchObject({
    signature: "Kavita",
    closing: ["Sahyadri wrote the text of this mail. Never pay anybody for a job or an interview."],
  });
});
