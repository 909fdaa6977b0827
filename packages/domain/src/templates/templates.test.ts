import { describe, expect, test } from "@jest/globals";
import { fill, placeholderFault } from "./fill.ts";
import { hiringMail } from "./hiring-mail.ts";
import { TEMPLATE_KINDS } from "./limits.ts";
import { templateFaults, templateSchema, templateSchemaOf } from "./schema.ts";
import { isStandard, STANDARD } from "./standard.ts";

describe("placeholders", () => {
  const values = { name: "Asha", job: "Analyst {company}", company: "Sahyadri", pay: "" };

  test.each([
    ["Hello {name}, {company} and { Company }", "Hello Asha, Sahyadri and Sahyadri"],
    ["{job}", "Analyst {company}"], // values are not filled in again
    ["One\nPay: {pay}\nTwo", "One\nTwo"],
    ["One\n\nPay: {pay}\n\nTwo", "One\n\nTwo"],
    ["{name}: {pay}", "Asha:"],
    ["One\r\n\r\n\r\nTwo", "One\n\nTwo"],
    ["One\n{constructor} {__proto__}\nTwo", "One\nTwo"],
  ])("fills %j as %j", (text, read) => expect(fill(text, values)).toBe(read));

  test.each([
    ["Hello {name}", null],
    ["no placeholder", null],
    ["{salary}", "{salary} is not a placeholder of this mail. Use {name}, {job} or {company}."],
    ["{}", "{} is not a placeholder of this mail. Use {name}, {job} or {company}."],
    ["{pay}", "{pay} is not a placeholder of this mail. Use {name}, {job} or {company}."],
    ["Hello {name", "A bracket is missing or extra at “{name”. Write a placeholder like {name}."],
    ["Hello name} and you", "A bracket is missing or extra at “} and you”. Write a placeholder like {name}."],
    ["{{name}}", "A bracket is missing or extra at “{{name}}”. Write a placeholder like {name}."],
  ])("checks %j of a rejection: %j", (text, fault) => expect(placeholderFault(text, "reject")).toBe(fault));

  test("accepts place, pay and the interview only in an invitation", () => {
    expect(placeholderFault("{place} {pay} {interview}", "invite")).toBeNull();
  });

  test("cuts a long unknown placeholder in its message", () => {
    expect(placeholderFault(`{${"x".repeat(500)}}`, "accept")?.length).toBeLessThan(120);
  });
});

describe("a template", () => {
  const refused = (template: object) => {
    try {
      templateSchema.validateSync({ ...STANDARD.reject, ...template }, { abortEarly: false });
      return null;
    } catch (error) {
      const { inner } = error as { inner: { path: string; message: string }[] };
      return inner.map(({ path, message }) => `${path}: ${message}`);
    }
  };
  const NO_ADDRESS = "Remove web addresses, e-mail addresses and UPI ids from the text. The mail already has a button.";

  test.each([
    [{ subject: " " }, "subject: Subject is required."],
    [{ subject: "x".repeat(151) }, "subject: Subject must be at most 150 characters."],
    [{ text: "x".repeat(3001) }, "text: Text must be at most 3000 characters."],
    [{ subject: "One\nBcc: all" }, "subject: Subject must be one line."],
    ...[
      "Pay at https://evil.example/fee",
      "See www.evil.example",
      "Go to evil-jobs.xyz",
      "Go to sub.evil.in/apply now",
      "Write to hr@evil.example",
      "hr＠evil.com",
      "evil\u200b.com",
    ].map((text): [object, string] => [{ text }, `text: ${NO_ADDRESS}`]),
  ])("refuses %j", (template, message) => expect(refused(template)).toEqual([message]));

  test.each([
    "Join us at Pune. In case of questions, call 98765 01234. One more thing: B.Com or M.Sc are fine.",
    "We use ASP.NET, Node.js and Power BI (SQL/Excel), pay < ₹5 lakh & more, 24x7.",
    "नमस्ते {name}, क्\u200dष",
  ])("accepts %j", (text) => expect(refused({ text })).toBeNull());

  test("removes invisible characters, but keeps paragraphs", () => {
    const { subject, text } = templateSchema.validateSync({ subject: "A\u202Eb", text: " One\n\nTwo\u0007 " });
    expect([subject, text]).toEqual(["Ab", "One\n\nTwo"]);
  });

  test("with placeholders of another mail is refused at its field, by the form and by the server", () => {
    const template = { subject: "{pay}", text: "{nobody}" };
    const message = (name: string) => `{${name}} is not a placeholder of this mail. Use {name}, {job} or {company}.`;
    expect(templateFaults("accept", template)).toEqual([
      { field: "subject", message: message("pay") },
      { field: "text", message: message("nobody") },
    ]);
    expect(() => templateSchemaOf("accept").validateSync(template)).toThrow(/is not a placeholder of this mail/);
  });
});

test.each(TEMPLATE_KINDS)("our own text of %s is valid, and recognised as the standard", (kind) => {
  expect(templateSchemaOf(kind).validateSync(STANDARD[kind])).toEqual(STANDARD[kind]);
  expect(isStandard(kind, STANDARD[kind])).toBe(true);
  expect(isStandard(kind, { ...STANDARD[kind], subject: "Hello" })).toBe(false);
});

test("only an employer's own text names its author", () => {
  const facts = { name: "Asha", jobTitle: "Analyst", company: "Sahyadri" };
  expect(hiringMail("accept", null, facts).closing).toEqual([]);
  expect(hiringMail("accept", STANDARD.accept, facts).closing).toHaveLength(1);
});
