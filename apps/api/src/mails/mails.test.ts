import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { PRINTED } from "../../test/printed-texts.ts";
import {
  accountLockedMail,
  passwordChangedMail,
  resetPasswordMail,
  secondFactorMail,
  verifyEmailMail,
} from "./account.ts";
import {
  applicationDecidedMail,
  applicationReceivedMail,
  applicationReopenedMail,
  toCandidateMail,
} from "./applications.ts";
import { certificateMail } from "./certificate.ts";
import { contactMail } from "./contact.ts";
import { digestMail } from "./digest.ts";
import {
  interviewParkedMail,
  interviewReadyMail,
  interviewReminderMail,
  interviewSentMail,
  reviewDecidedMail,
} from "./interviews.ts";
import { applicationReminderMail, invitationMail } from "./invitations.ts";
import { jobAlertMail } from "./job-alert.ts";
import type { MailContent } from "./layout.ts";
import { sessionMissedMail, sessionMovedMail, sessionReminderMail, sessionReplacedMail } from "./masterclass.ts";
import { meetingMail } from "./meeting.ts";
import { paymentReturnedMail, purchaseMail, receiptMail } from "./money.ts";
import {
  assignedMail,
  companyAccessMail,
  mentionedMail,
  removedFromTeamMail,
  teamInvitationMail,
  webhookOffMail,
} from "./team.ts";

const link = "https://dryrun.example/x?a=1&b=2";
/** Hostile text for every field that mails repeat. */
const HOSTILE = `<img/src=x/onerror="alert('1')">&\r\nBcc: all@example.com`;
/** The same, with its name in the table of all texts that mails print. */
const typed = (name: keyof typeof PRINTED) => `«${name}»${HOSTILE}`;
const meeting = {
  status: "cancelled" as const,
  ...{ minutes: 30, place: typed("place"), message: typed("message"), slots: null, reason: typed("cancelReason") },
  startsAt: new Date("2026-11-30T05:30:00Z"),
  cancelledBy: "company" as const,
};
const facts = {
  name: typed("name"),
  jobTitle: typed("jobTitle"),
  company: typed("company"),
  location: typed("location"),
  salary: typed("salary"),
  candidate: typed("candidate"),
  reason: typed("reason"),
  template: null,
  signature: typed("signature"),
  link,
};
/** An employer's own text. */
const own = { subject: `{company}: {job} ${typed("subject")}`, text: `Dear {name},\n\n${typed("text")}\n\nPay: {pay}` };

const aJob = { title: typed("jobTitle"), company: typed("company"), location: typed("location"), link };

const bought = { amount: 549, description: "10 interview credits", buyer: { name: typed("name") }, reverses: null };
const reverses = { number: "IN/26-27/000001", issuedAt: "2026-11-20T10:00:00.000Z" };

const declineLink = "https://dryrun.example/invitations/decline/x";
const stopLink = "https://dryrun.example/mails/stop/x";
const CHANGED_AT = new Date("2026-11-20T10:00:00Z");

const slot = { startAt: new Date("2026-11-28T05:30:00Z"), endAt: new Date("2026-11-28T06:30:00Z") };

const calendarLink = "https://dryrun.example/session.ics";
const seat = { ...facts, session: { ...slot, title: typed("sessionTitle"), calendarLink }, calendarLink };

const MAILS: [string, MailContent][] = [
  ["receipt", receiptMail({ kind: "receipt", number: "RC/26-27/000001", contents: bought, link })],
  [
    "receipt, credit note",
    receiptMail({ kind: "credit-note", number: "CN/26-27/000001", contents: { ...bought, reverses }, link }),
  ],
  ["verify-email", verifyEmailMail(facts)],
  ["reset-password", resetPasswordMail(facts)],
  ["account-locked", accountLockedMail(facts)],
  ["password-changed", passwordChangedMail({ ...facts, at: CHANGED_AT, endedRights: true })],
  ...(["on", "off", "reset", "recovered"] as const).map((change): [string, MailContent] => [
    `second-factor, ${change}`,
    secondFactorMail({ ...facts, change, at: CHANGED_AT, codesLeft: 9 }),
  ]),
  [
    "team-invitation",
    teamInvitationMail({
      company: typed("company"),
      inviter: typed("colleague"),
      role: "Viewer",
      expiresAt: CHANGED_AT,
      link,
      declineLink,
    }),
  ],
  [
    "digest",
    digestMail({
      ...{ name: typed("name"), since: CHANGED_AT, results: 1, assigned: 2, most: 1 },
      received: [1, 2].map((count) => ({ id: "j", title: typed("jobTitle"), count })),
      closing: [{ id: "j", title: typed("jobTitle"), closingDate: "2026-12-01" }],
      links: { dashboard: link, job: () => link, results: link, assigned: link, stop: stopLink },
    }),
  ],
  ["assigned", assignedMail({ ...facts, by: typed("colleague") })],
  ["application-reopened", applicationReopenedMail({ ...facts, stopLink })],
  ...(["proposed", "booked", "moved", "cancelled", "reminder"] as const).flatMap((news) =>
    (["candidate", "company"] as const).map((to): [string, MailContent] => [
      `meeting, ${news}, to the ${to}`,
      meetingMail({
        ...facts,
        news,
        to,
        people: [typed("colleague"), typed("colleague")],
        meeting,
        moved: { from: "2026-11-30T04:30:00Z", by: typed("colleague") },
      }),
    ]),
  ),
  [
    "mentioned",
    mentionedMail({ ...facts, by: typed("colleague"), note: typed("colleagueNote").replace(/all@.*/, "all") }),
  ],
  ["webhook-off", webhookOffMail({ ...facts, host: typed("host") })],
  ...(["key", "webhook", "owner", "webhook-left"] as const).map((kind): [string, MailContent] => [
    `company-access, ${kind}`,
    companyAccessMail({ ...facts, kind, what: typed("accessTo"), by: typed("colleague"), at: CHANGED_AT }),
  ]),
  ["removed-from-team", removedFromTeamMail(facts)],
  ["invitation", invitationMail({ ...facts, isNew: true, expiresAt: null, declineLink })],
  ["invitation, own words", invitationMail({ ...facts, template: own, isNew: true, expiresAt: null, declineLink })],
  ["application-decided, own words", applicationDecidedMail({ ...facts, template: own, isAccepted: false, stopLink })],
  ["application-reminder", applicationReminderMail({ ...facts, isNew: true, expiresAt: null, declineLink })],
  ["interview-reminder", interviewReminderMail({ ...facts, declineLink })],
  ["to-candidate", toCandidateMail({ ...facts, written: own, stopLink })],
  ["application-received", applicationReceivedMail(facts)],
  ["application-decided, accepted", applicationDecidedMail({ ...facts, isAccepted: true, stopLink })],
  ["application-decided, rejected", applicationDecidedMail({ ...facts, isAccepted: false, stopLink })],
  [
    "interview-ready",
    interviewReadyMail({ ...facts, score: 72, decision: "Pass", feedback: "", ended: null, stopLink }),
  ],
  ["interview-parked", interviewParkedMail({ ...facts, stopLink })],
  ["interview-sent", interviewSentMail(facts)],
  [
    "review-decided",
    reviewDecidedMail({
      ...facts,
      stopLink,
      note: typed("reviewNote"),
      scoreBefore: 38,
      score: 44,
      decision: "Review",
      isSendable: true,
    }),
  ],
  [
    "session-replaced",
    sessionReplacedMail({
      ...facts,
      session: { ...slot, title: typed("sessionTitle") },
      former: slot,
      calendarLink: null,
    }),
  ],
  ["job-alert", jobAlertMail({ ...facts, jobs: [aJob], count: 2, stopLink: `${link}&stop` })],
  [
    "certificate",
    certificateMail({ certId: "DR-1", studentName: typed("name"), courseName: typed("courseName"), link }),
  ],
  ["session-reminder", sessionReminderMail(seat)],
  ["session-moved", sessionMovedMail(seat)],
  ["session-missed", sessionMissedMail({ ...seat, next: slot })],
  [
    "payment-returned",
    paymentReturnedMail({ ...facts, amount: 99, description: typed("description"), reason: "duplicate" }),
  ],
  ["purchase, session", purchaseMail({ ...facts, session: seat.session, wayIn: { kind: "open", link } })],
  ["purchase, course", purchaseMail({ ...facts, session: null, wayIn: { kind: "verify", link } })],
];

/** The mail that goes to the product's own support. Its own test is below. */
const TO_US = ["contact"];

test("every mail is tested here", async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith(".test.ts") && file !== "layout.ts");
  const modules = await Promise.all(files.map((file) => import(path.join(import.meta.dirname, file))));
  const mails = modules
    .flatMap((module) => Object.keys(module))
    .filter((name) => name.endsWith("Mail"))
    .map((name) => name.slice(0, -"Mail".length).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const tested = new Set([...MAILS.map(([name]) => name.split(",")[0] ?? ""), ...TO_US]);
  expect(mails.length).toBeGreaterThan(20);
  expect(mails.filter((mail) => !tested.has(mail))).toEqual([]);
});

test("the table of printed texts has everything that people typed, and nothing else", () => {
  const all = MAILS.map(([, { subject, text }]) => `${subject}\n${text}`).join("\n");
  const printed = Array.from(all.matchAll(/«(\w+)»/g), ([, name]) => name);
  expect([...new Set(printed)].sort()).toEqual(Object.keys(PRINTED).sort());
  expect(all.split("<img").length).toBe(all.split("»<img").length);
});

describe.each(MAILS)("%s", (_, { subject, text, html }) => {
  test("escapes user input", () => {
    expect(html).not.toMatch(/<img|onerror="|alert\('/);
    expect(html).toContain("&lt;img/src=x");
  });

  test("has a single-line subject", () => {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeGreaterThan(10);
  });

  test("has its link in text and HTML", () => {
    expect(text).toContain(link);
    expect(html).toContain(`href="${link.replace("&", "&amp;")}"`);
  });
});

test("contains the reason of a rejection, but none for an acceptance, and no heading without a reason", () => {
  const decided = (isAccepted: boolean, reason: string) =>
    applicationDecidedMail({ ...facts, isAccepted, reason, stopLink }).text;
  expect(decided(false, "No SQL yet.")).toContain("The recruiter wrote:\nNo SQL yet.");
  expect(decided(true, "No SQL yet.")).not.toContain("No SQL yet.");
  expect(decided(false, "")).not.toContain("The recruiter wrote");
});

test("has the signature of the person below the text and above the button", () => {
  const signed = { ...facts, signature: "Kavita\nHiring team" };
  const { text, html } = applicationDecidedMail({ ...signed, isAccepted: false, reason: "No SQL yet.", stopLink });
  expect(text).toContain("No SQL yet.\n\nKavita\nHiring team\n\nOpen the application");
  expect(html).toContain("Kavita<br>Hiring team");
});

test("shows when an invitation ends, and asks only people without a password to set one", () => {
  const expiresAt = new Date("2026-11-22T13:30:00Z");
  const toNew = invitationMail({ ...facts, isNew: true, expiresAt, declineLink }).text;
  const toOld = invitationMail({ ...facts, isNew: false, expiresAt: null, declineLink }).text;
  expect(toNew).toContain("open until 22 Nov 2026, 7:00 pm IST");
  expect(toNew).toContain(`Do not invite me again: ${declineLink}`);
  expect([/password/.test(toNew), /password/.test(toOld)]).toEqual([true, false]);
});

test("links each job of an alert and the unsubscribe page, in text and HTML", () => {
  const { subject, text, html } = jobAlertMail({ ...facts, jobs: [aJob], count: 1, stopLink: `${link}&stop` });
  expect(subject).toBe("1 new job matches your job alert");
  expect(text).toContain(`Stop these mails: ${link}&stop`);
  expect(html).toContain(`href="${link.replace("&", "&amp;")}&amp;stop"`);
  expect(html.match(/<a /g)).toHaveLength(4);
});

test("escapes a message to support, with one line of subject and its line breaks", () => {
  const { subject, text, html } = contactMail({ name: HOSTILE, email: "a@x.in", topic: HOSTILE, message: "a\nb <b>" });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain("a\nb <b>");
  expect(html).toContain("a<br>b &lt;b&gt;");
});

test("links the contact page in a mail with a link of the product; without one shows the address", () => {
  expect(resetPasswordMail(facts).text).toMatch(/Help: https:\/\/dryrun\.example\/contact$/);
  expect(resetPasswordMail(facts).html).toContain('href="https://dryrun.example/contact"');
  expect(contactMail({ name: "A", email: "a@x.in", topic: "T", message: "M" }).text).toMatch(
    /support@dryrun\.example$/,
  );
});

test("shows the purchase in a receipt, and in a credit note the reversed document and when the bank shows it", () => {
  const contents = { ...bought, reverses };
  const receipt = receiptMail({ kind: "receipt", number: "RC/26-27/000001", contents: bought, link });
  const note = receiptMail({ kind: "credit-note", number: "CN/26-27/000001", contents, link });
  expect(receipt.subject).toBe("Your receipt RC/26-27/000001");
  expect(receipt.text).toContain("We have received ₹549 for 10 interview credits.");
  expect(note.subject).toBe("Your refund: credit note CN/26-27/000001");
  expect(note.text).toContain(
    "We have refunded ₹549 for 10 interview credits (IN/26-27/000001). It reaches your account within 5–7 working days.",
  );
});

test("shows how long links are valid", () => {
  expect(resetPasswordMail(facts).text).toContain("60 minutes");
  expect(verifyEmailMail(facts).text).toContain("7 days");
});

test.each([
  [
    "Data Analyst",
    "Your mock interview for Data Analyst has been scored",
    "The recruiter sees nothing until you send it.",
  ],
  [null, "Your practice interview has been scored: 72 out of 100, Pass.", "Only you see it, unless you share it."],
])("says who sees the result of an interview for %j", (jobTitle, what, who) => {
  const { text } = interviewReadyMail({
    ...facts,
    jobTitle,
    score: 72,
    decision: "Pass",
    feedback: "",
    ended: null,
    stopLink,
  });
  expect(text).toContain(what);
  expect(text).toContain(who);
  expect(text.includes("recruiter")).toBe(jobTitle !== null);
});

test("explains why a score at the pass mark is a Review", () => {
  const review = { score: 70, decision: "Review", feedback: "", ended: null, stopLink } as const;
  const { text } = interviewReadyMail({ ...facts, jobTitle: "Data Analyst", ...review });
  expect(text).toContain(
    "70 out of 100, Review (close to the line). It is Review because the score is too close to 70 to be sure of a pass.",
  );
});

test("explains why a reviewed score near a threshold is a Review", () => {
  const decided = { stopLink, note: "", scoreBefore: 36, score: 38, decision: "Review", isSendable: true } as const;
  expect(reviewDecidedMail({ ...facts, ...decided }).text).toContain(
    "The verdict is Review (close to the line). It is Review because a review by a person never lowers a verdict.",
  );
});

test("shows when a password changed, and what to do if it was somebody else", () => {
  const { text } = passwordChangedMail({ ...facts, at: CHANGED_AT, endedRights: true });
  expect(text).toContain("was changed on 20 Nov 2026, 3:30 pm IST");
  expect(text).toContain("If not, choose a new password now");
});

test.each([
  [9, "You have 9 recovery codes left"],
  [1, "You have 1 recovery code left"],
  [0, "You have 0 recovery codes left"],
])("shows how many recovery codes are left after one was used: %d", (codesLeft, words) => {
  const mail = secondFactorMail({ ...facts, change: "recovered", at: CHANGED_AT, codesLeft });
  expect(mail.text).toContain(words);
});

const analyst = { ...facts, name: "Asha", jobTitle: "Data Analyst", company: "Sahyadri", reason: "" };

test("names company, job, place and pay in an invitation, and explains the interview and its length", () => {
  const invited = { ...analyst, location: "Pune", salary: "450000", isNew: false, expiresAt: null, declineLink };
  const { subject, text } = invitationMail(invited);
  expect(subject).toBe("Sahyadri invites you to apply for Data Analyst");
  for (const fact of [
    "Hello Asha,",
    "Place: Pune",
    "Pay: ₹4,50,000 a year",
    "online interview: 10 questions",
    "30-minute",
  ])
    expect(text).toContain(fact);
});

test("thanks the candidate in a rejection, and uses an employer's own text instead of ours", () => {
  const rejected = (template: typeof own | null) =>
    applicationDecidedMail({ ...analyst, template, isAccepted: false, reason: "No SQL yet.", stopLink });
  expect(rejected(null).text).toContain("Thank you for your interest in Sahyadri");
  const { subject, text } = rejected({
    subject: "About {job}",
    text: "Dear { Name },\n\n{company} took somebody else.",
  });
  expect(subject).toBe("About Data Analyst");
  expect(text).toContain("Dear Asha,\n\nSahyadri took somebody else.\n\nThe recruiter wrote:\nNo SQL yet.");
  expect(text).toContain("Sahyadri wrote the text of this mail. Never pay anybody for a job or an interview.");
  expect(text).not.toContain("Thank you for your interest");
});

test("removes links from a job's place and pay in an invitation", () => {
  const hostile = { location: "Pune, see jobs.example.com/apply", salary: "write to pay@evil.example.com" };
  const { text } = invitationMail({
    ...analyst,
    ...hostile,
    signature: "",
    isNew: false,
    expiresAt: null,
    declineLink,
  });
  expect(text).toContain("Place: Pune, see •");
  expect(text).not.toMatch(/example\.com|evil/);
});
