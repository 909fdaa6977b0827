import { certificates } from "../schema/certificates.ts";
import { exerciseResults, lessonProgress, unitTests } from "../schema/course.ts";
import { drillAnswers, drillReviews, drills } from "../schema/drills.ts";
import { liveSessions } from "../schema/live-sessions.ts";
import { enrolments } from "../schema/masterclass.ts";
import { quizItemChoices, quizPapers, retiredQuizItems } from "../schema/quiz.ts";
import { describeTable, IN, LAW, NO, notDeleted, notDownloaded, WITH_ACCOUNT } from "./handling.ts";

const OWNER = notDownloaded("the account's id");

/** Entries of the list of personal data: drills. */
export const OF_DRILLS = [
  describeTable(drills, "drills", {
    id: IN,
    studentId: notDownloaded("the account's id"),
    topic: IN,
    family: IN,
    source: IN,
    sourceId: IN,
    courseSet: IN,
    planned: IN,
    lastSuccess: notDownloaded("the level to return to, from answers that are in the download"),
    firstLevel: notDownloaded("the level for which the first question was drawn"),
    startedAt: IN,
  }),
  describeTable(drillAnswers, "drills", {
    drillId: notDownloaded("its answers are listed with the drill"),
    number: IN,
    question: notDownloaded("its text is in the download; the reference answer is the bank's"),
    questionId: NO,
    variation: NO,
    answer: IN,
    answeredAt: IN,
    result: notDownloaded("score and feedback are in the download; the rubric is the bank's"),
    score: IN,
    feedback: IN,
    climb: IN,
    firstScore: notDownloaded("the first of the scores in `climb`"),
  }),
  describeTable(drillReviews, "drills", {
    studentId: notDownloaded("the account's id"),
    questionId: NO,
    drillId: IN,
    number: IN,
    stage: IN,
    dueAt: IN,
  }),
];

/** A person's progress in the course. */
export const OF_COURSE = [
  describeTable(lessonProgress, WITH_ACCOUNT, { studentId: OWNER, lessonId: IN, openedAt: IN, doneAt: IN }),
  describeTable(exerciseResults, WITH_ACCOUNT, {
    studentId: OWNER,
    questionId: IN,
    firstScore: IN,
    best: IN,
    answeredAt: IN,
  }),
  describeTable(unitTests, WITH_ACCOUNT, { studentId: OWNER, unitId: IN, percent: IN, passedAt: IN }),
] as const;

/** Entries of the list of personal data: papers of the quiz and its items. */
export const OF_QUIZ = [
  describeTable(quizPapers, WITH_ACCOUNT, {
    id: NO,
    studentId: IN,
    questions: notDownloaded("the bank's items by id"),
    createdAt: IN,
    touchedAt: NO,
    replacedAt: NO,
    submittedAt: IN,
    correctAnswers: notDownloaded("the score is in the download"),
    score: IN,
    passed: IN,
    answers: IN,
  }),
  describeTable(quizItemChoices, "for good: counts without people", {
    itemId: NO,
    option: NO,
    chosen: NO,
    rest: NO,
    restSquares: NO,
  }),
  describeTable(retiredQuizItems, "until the item is restored", { itemId: NO, reason: NO, retiredAt: NO }),
];

/** Entries of the list of personal data: masterclasses, who enrolled, and certificates. */
export const OF_MASTERCLASS = [
  describeTable(liveSessions, "for good", {
    id: NO,
    title: NO,
    startAt: NO,
    endAt: NO,
    teamsMeetingUrl: NO,
    active: NO,
    offer: NO,
    recordingUrl: NO,
    reportedAt: NO,
    createdAt: NO,
    updatedAt: NO,
  }),
  describeTable(enrolments, "for good; without the person once the account is deleted", {
    id: NO,
    sessionId: NO,
    email: IN,
    fullName: IN,
    phone: IN,
    userId: IN,
    orderId: { download: { not: "the order has it" }, deletion: { stays: LAW } },
    creditOrderId: { download: { not: "the order has it" }, deletion: { stays: LAW } },
    attendanceStatus: notDeleted("how many came, without who"),
    attendedAt: notDeleted("how many came, without who"),
    reportedMinutes: notDeleted("how many came, without who"),
    remindedHours: NO,
    createdAt: notDeleted("how many came, without who"),
  }),
  describeTable(certificates, "for good: a public record", {
    id: NO,
    certId: notDeleted("a public record"),
    studentName: notDeleted("a public record"),
    email: IN,
    // The deletion of an account with an unverified address sets it, for the person who verifies the address later.
    holderHash: notDownloaded("nobody can read an address from it"),
    courseName: notDeleted("a public record"),
    issuedOn: notDeleted("a public record"),
    issuedBy: notDownloaded("an admin's account"),
    revokedAt: notDeleted("a public record"),
    revokeReason: notDeleted("a public record"),
  }),
];
