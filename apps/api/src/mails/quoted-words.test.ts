import { describe, expect, test } from "@jest/globals";
import { applicationDecidedMail, applicationReopenedMail } from "./applications.ts";
import { interviewReminderMail } from "./interviews.ts";
import { applicationReminderMail } from "./invitations.ts";
import { meetingMail } from "./meeting.ts";
import { mentionedMail } from "./team.ts";

const link = "https://dryrun.example/x";
const bare = {
  ...{ name: "Asha", jobTitle: "Data Analyst", company: "Sahyadri", candidate: "Meera", reason: "", template: null },
  ...{ signature: "", link, stopLink: link, declineLink: link, isNew: false, expiresAt: null },
};
const signed = { ...bare, signature: "Kavita" };
const meeting = {
  status: "cancelled" as const,
  ...{ minutes: 30, place: "Pune", message: "", slots: null, reason: "" },
  startsAt: new Date("2026-11-30T05:30:00Z"),
  cancelledBy: "company" as const,
};

describe("a mail that quotes a company's words to a candidate", () => {
  const warning = "Sahyadri wrote the text of this mail. Never pay anybody for a job or an interview.";
  const meets = (
    to: "candidate" | "company",
    change: Partial<typeof meeting> | { reason: string },
    news: "booked" | "cancelled",
  ) => meetingMail({ ...bare, news, to, people: [], meeting: { ...meeting, ...change } }).text;

  test.each([
    ["a rejection with a reason", applicationDecidedMail({ ...bare, isAccepted: false, reason: "No SQL yet." }).text],
    ["a reopened decision with a signature", applicationReopenedMail(signed).text],
    ["a reminder to apply with a signature", applicationReminderMail(signed).text],
    ["a reminder of the interview with a signature", interviewReminderMail(signed).text],
    ["a booked meeting", meets("candidate", { place: "Our office in Pune" }, "booked")],
    ["a cancelled meeting with a reason", meets("candidate", { reason: "The job is filled." }, "cancelled")],
  ])("names the author and warns: %s", (_, text) => {
    expect(text).toContain(warning);
  });

  test.each([
    ["a rejection without a reason", applicationDecidedMail({ ...bare, isAccepted: false }).text],
    ["a reminder without a signature", applicationReminderMail(bare).text],
    ["a cancelled meeting without a reason", meets("candidate", {}, "cancelled")],
    ["a mail to the company itself", meets("company", { message: "Bring a laptop." }, "booked")],
  ])("does not where it quotes nothing, as %s", (_, text) => {
    expect(text).not.toContain("wrote the text");
  });

  test("prints the address of an online meeting below the warning", () => {
    const place = "https://meet.example.com/abc-defg-hij";
    const text = meets("candidate", { place }, "booked");
    expect(text).toContain(`${warning}\n\nPlace of the meeting: ${place}`);
    expect(text.split(place)).toHaveLength(2);
    expect(meets("company", { place }, "booked")).toContain(`Duration: 30 minutes\nPlace: ${place}`);
  });
});

test("does not quote a colleague's note with a link, which its page shows", () => {
  const note = "Her work: https://evil.example/me, ask ravi@evil.example or 98765 01234.";
  expect(mentionedMail({ ...bare, by: "Asha", note }).text).not.toContain("evil");
});
