import { PLACEHOLDERS, TEST_MAILS_PER_HOUR, type TemplateKind } from "./limits.ts";

const inBrackets = (names: readonly string[]) => names.map((name) => `{${name}}`);

function allowedIn(kind: TemplateKind): string {
  const names = inBrackets(PLACEHOLDERS[kind]);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** `placeholder`: as typed, with its brackets. */
export const unknownPlaceholder = (placeholder: string, kind: TemplateKind) =>
  `${placeholder} is not a placeholder of this mail. Use ${allowedIn(kind)}.`;
export const brokenPlaceholder = (near: string) =>
  `A bracket is missing or extra at “${near}”. Write a placeholder like {name}.`;

export const TEMPLATE_SAVED = "Template saved";
export const TEMPLATE_RESET = "Standard text restored";
export const TEMPLATE_SAVE_FAILED = "The template could not be saved. Please try again.";
export const testMailSent = (email: string) => `A test mail is on its way to ${email}.`;
export const testSubject = (subject: string) => `Test: ${subject}`;
export const TOO_MANY_TEST_MAILS = `You can send ${TEST_MAILS_PER_HOUR} test mails an hour. Try again later.`;
export const TEST_NEEDS_EMAIL = "Verify your e-mail address first. The test mail goes there.";

/** Shown below an employer's text, so that nobody takes it for ours. */
export const writtenBy = (company: string) =>
  `${company} wrote the text of this mail. Never pay anybody for a job or an interview.`;
