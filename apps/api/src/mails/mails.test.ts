import { describe, expect, test } from "@jest/globals";
import { applicationDecidedMail } from "./application-decided.ts";
import { applicationReceivedMail } from "./application-received.ts";
import { interviewReadyMail } from "./interview-ready.ts";
import { interviewSentMail } from "./interview-sent.ts";
import type { MailContent } from "./layout.ts";
import { resetPasswordMail } from "./reset-password.ts";
import { verifyEmailMail } from "./verify-email.ts";

const link = "https://dryrun.example/x?a=1&b=2";
/** What somebody could type wherever a mail repeats it. */
const typed = `<img src=x onerror="alert('1')">&\r\nBcc: all@example.com`;
const facts = { name: typed, jobTitle: typed, company: typed, candidate: typed, reason: typed, link };

const MAILS: [string, MailContent][] = [
  ["verify-email", verifyEmailMail(facts)],
  ["reset-password", resetPasswordMail(facts)],
  ["application-received", applicationReceivedMail(facts)],
  ["application-decided, accepted", applicationDecidedMail({ ...facts, isAccepted: true })],
  ["application-decided, rejected", applicationDecidedMail({ ...facts, isAccepted: false })],
  ["interview-ready", interviewReadyMail({ ...facts, score: 72, decision: "Pass" })],
  ["interview-sent", interviewSentMail(facts)],
];

describe.each(MAILS)("%s", (_, { subject, text, html }) => {
  test("escapes what people typed", () => {
    expect(html).not.toMatch(/<img|onerror="|alert\('/);
    expect(html).toContain("&#60;img src=x");
  });

  test("has a subject of one line", () => {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeGreaterThan(10);
  });

  test("carries its link in text and HTML", () => {
    expect(text).toContain(link);
    expect(html).toContain(`href="${link.replace("&", "&#38;")}"`);
  });
});

test("a rejection carries the reason, an acceptance none, and an empty one no heading", () => {
  const decided = (isAccepted: boolean, reason: string) =>
    applicationDecidedMail({ ...facts, isAccepted, reason }).text;
  expect(decided(false, "No SQL yet.")).toContain("The recruiter wrote:\nNo SQL yet.");
  expect(decided(true, "No SQL yet.")).not.toContain("No SQL yet.");
  expect(decided(false, "")).not.toContain("The recruiter wrote");
});

test("links say how long they work", () => {
  expect(resetPasswordMail(facts).text).toContain("60 minutes");
  expect(verifyEmailMail(facts).text).toContain("7 days");
});
