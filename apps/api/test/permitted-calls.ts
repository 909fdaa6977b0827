import type { ErrorCode } from "@dryrun/domain/errors";
import type { Field, Thing } from "./owned-things.ts";

export type Role =
  | "visitor"
  | "student"
  | "another student"
  | "employer"
  | "another employer"
  | "unverified employer"
  | "admin";
/** A success status or the refusal's code; with the fields whose texts the answer may contain. */
export type Answer = number | ErrorCode | readonly [number | ErrorCode, ...Field[]];

interface Permitted {
  /** A section of docs/rules.md. */
  rule: string;
  roles: readonly Role[];
  things: readonly Thing[];
  calls: Record<string, Answer>;
}

export const STRANGERS: readonly Role[] = ["visitor", "another student", "another employer", "unverified employer"];
const ALL: readonly Role[] = [...STRANGERS, "student", "employer", "admin"];
const STUDENTS: readonly Role[] = ["student", "another student"];

/** Permitted for everyone while the object is active; only strangers are tested. */
export const LIVING: readonly Thing[] = [
  "an application to an open job",
  "a student's belongings",
  "an employer's belongings",
];
const OPEN: readonly Thing[] = ["an application to an open job"];
const WITHDRAWN: readonly Thing[] = ["a withdrawn application"];
const HIDDEN: readonly Thing[] = ["an application to a hidden job"];
const DELETED: readonly Thing[] = ["an application to a deleted job"];
const CLOSED: readonly Thing[] = ["a closed job"];
const JOB_IS_GONE: readonly Thing[] = [...HIDDEN, ...DELETED, "an application to a deleted employer"];
const STUDENT_IS_GONE: readonly Thing[] = [
  "an application of a deleted student",
  "an undecided application of a deleted student",
];

/** Whatever the id: there is no draft, or none any more. */
const NO_DRAFT = { "applications.applicationDraft": 200, "applications.deleteApplicationDraft": 204 } as const;

/** All other calls answer 404, or LINK_DEAD for links, as if the object did not exist. */
export const PERMITTED: readonly Permitted[] = [
  {
    rule: "4.6, 6.2: an open job is every student's who has passed the quiz",
    roles: ["another student"],
    things: OPEN,
    calls: {
      "jobs.jobPage": [200, "openJob"],
      "jobs.reportJob": 201,
      "jobs.saveJob": 200,
      "applications.apply": 201,
      "applications.saveApplicationDraft": 200,
    },
  },
  {
    rule: "4.7: a closed job is still read",
    roles: STUDENTS,
    things: CLOSED,
    calls: {
      "jobs.jobPage": [200, "job"],
      "jobs.reportJob": 201,
      "jobs.saveJob": 200,
      "applications.apply": "JOB_CLOSED",
      "applications.saveApplicationDraft": "JOB_CLOSED",
    },
  },
  { rule: "4.15", roles: STRANGERS, things: OPEN, calls: { "jobs.publicJob": [200, "openJob"] } },
  { rule: "4.15", roles: ALL, things: CLOSED, calls: { "jobs.publicJob": "GONE" } },
  {
    rule: "4.14, 6.14: whatever the id, it is not saved and nothing is begun there; 6.5: nobody has applied there, which is an empty list",
    roles: ["another student"],
    things: [...OPEN, ...CLOSED, ...JOB_IS_GONE],
    calls: { "jobs.unsaveJob": 200, "applications.myApplications": 200, ...NO_DRAFT },
  },
  {
    rule: "4.14, 6.5",
    roles: ["student"],
    things: CLOSED,
    calls: { "jobs.unsaveJob": 200, "applications.myApplications": 200, ...NO_DRAFT },
  },
  {
    rule: "6.2, 6.5: the own application to a job that is gone stays readable, with the job",
    roles: ["student"],
    things: JOB_IS_GONE,
    calls: {
      "jobs.unsaveJob": 200,
      ...NO_DRAFT,
      "applications.apply": "ALREADY_APPLIED",
      "applications.saveApplicationDraft": "ALREADY_APPLIED",
      "applications.myApplications": [200, "job"],
      "applications.myApplication": [200, "job", "name", "contact", "resume"],
      "jobs.similarJobs": 200,
      "applications.withdrawApplication": 200,
    },
  },
  {
    rule: "6.10: the own withdrawn application stays readable",
    roles: ["student"],
    things: WITHDRAWN,
    calls: {
      "applications.myApplication": [200, "openJob", "name", "contact", "resume"],
      "jobs.similarJobs": [200, "openJob"],
      "applications.withdrawApplication": "ALREADY_DECIDED",
      "interviews.interviewDetail": [200, "openJob", "interview", "review"],
      "interviews.startDrill": [201, "interview"],
      "interviews.requestReview": "REVIEW_ASKED",
      "interviews.sendToRecruiter": "DECIDED",
      "sharedResults.shareResult": 200,
      "sharedResults.previewShared": [200, "name"],
      "sharedResults.stopSharing": 204,
    },
  },
  {
    rule: "10.5, 10.10: the own interview stays the student's",
    roles: ["student"],
    things: JOB_IS_GONE,
    calls: {
      "interviews.interviewDetail": [200, "job", "interview"],
      "interviews.startDrill": [201, "interview"],
      "interviews.requestReview": 201,
      "sharedResults.shareResult": 200,
      "sharedResults.previewShared": [200, "name"],
      "sharedResults.stopSharing": 204,
    },
  },
  {
    rule: "10.8: sent once, of an application that is open",
    roles: ["student"],
    things: [...DELETED, "an application to a deleted employer"],
    calls: { "interviews.sendToRecruiter": ["DECIDED", "job"] },
  },
  { rule: "10.8", roles: ["student"], things: HIDDEN, calls: { "interviews.sendToRecruiter": "NOT_SENDABLE" } },
  {
    rule: "8.3, 8.7, 9.1, 10.7: of an interview that is handed in",
    roles: ["student"],
    things: [...WITHDRAWN, ...JOB_IS_GONE],
    calls: {
      "interviews.checkSubmitted": 200,
      "interviews.interviewQuestion": "ALREADY_SUBMITTED",
      "interviews.recordEvent": 204,
      "interviews.saveDraft": "ALREADY_SUBMITTED",
      "interviews.startInterview": "ALREADY_SUBMITTED",
      "interviews.submitInterview": 202,
    },
  },
  {
    rule: "7.5: a question of somebody else's paper",
    roles: ["another student"],
    things: ["a student's belongings", "a deleted student's belongings"],
    calls: { "quiz.submitQuiz": "VALIDATION" },
  },
  {
    rule: "7.5: there is no paper to hand in",
    roles: ["student"],
    things: ["a deleted student's belongings"],
    calls: { "quiz.submitQuiz": "PAPER_SUBMITTED" },
  },
  {
    rule: "17.3: a hidden job is its employer's",
    roles: ["employer"],
    things: HIDDEN,
    calls: {
      "jobs.closeJob": [200, "job"],
      "jobs.deleteJob": 200,
      "jobs.employerJob": [200, "job"],
      "jobs.jobStats": 200,
      "jobs.reopenJob": [200, "job"],
      "jobs.updateJob": 200,
      "applications.applicationCounts": 200,
      "applications.employerApplications": [200, "job", "name", "contact", "resume", "note"],
      "applications.exportApplications": [200, "job", "name", "contact", "resume", "note"],
      "applications.jobApplications": [200, "job", "name", "contact", "resume", "note"],
      "interviews.employerInterview": [200, "job", "name", "interview"],
      "invitations.bulkInvite": "JOB_CLOSED",
      "invitations.cancelInvitation": 200,
      "invitations.extendInvitation": 200,
      "invitations.invite": "JOB_CLOSED",
      "invitations.jobInvitations": [200, "name", "contact"],
      "invitations.remindAllToApply": "JOB_CLOSED",
      "invitations.previewReminders": "JOB_CLOSED",
      "invitations.undoReminders": "TOO_LATE",
      "invitations.remindOfInterview": "INTERVIEW_SENT",
      "invitations.remindToApply": "ALREADY_APPLIED",
      "team.inviteColleague": 201,
      "activity.jobActivity": [200, "name"],
      "scorecards.jobCriteria": 200,
      "numbers.numbers": [200, "job"],
      "numbers.exportNumbers": [200, "job"],
      "scorecards.saveJobCriteria": "VERSION_CHANGED",
    },
  },
  {
    rule: "4.5, 4.7: a closed job is its employer's",
    roles: ["employer"],
    things: CLOSED,
    calls: {
      "jobs.closeJob": [200, "job"],
      "jobs.deleteJob": 200,
      "jobs.employerJob": [200, "job"],
      "jobs.jobStats": 200,
      "jobs.reopenJob": "JOB_CLOSED",
      "jobs.updateJob": 200,
      "applications.applicationCounts": 200,
      "applications.employerApplications": 200,
      "applications.exportApplications": 200,
      "applications.jobApplications": 200,
      "invitations.bulkInvite": "JOB_CLOSED",
      "invitations.invite": "JOB_CLOSED",
      "invitations.jobInvitations": 200,
      "invitations.remindAllToApply": "JOB_CLOSED",
      "invitations.previewReminders": "JOB_CLOSED",
      "invitations.undoReminders": "TOO_LATE",
      "team.inviteColleague": 201,
      "activity.jobActivity": 200,
      "scorecards.jobCriteria": 200,
      "numbers.numbers": 200,
      "numbers.exportNumbers": 200,
      "scorecards.saveJobCriteria": "VERSION_CHANGED",
    },
  },
  {
    rule: "4.13, 17.3: applications outlive their job",
    roles: ["employer"],
    things: [...HIDDEN, ...DELETED],
    calls: {
      "applications.employerApplication": [200, "openJob", "job", "name", "contact", "resume", "note"],
      "activity.applicationActivity": 200,
      "applications.assignApplication": 200,
      "applications.stopContact": 200,
      "applications.allowContact": 200,
      "applications.addNote": [201, "note"],
      "applications.editNote": [200, "note"],
      "applications.deleteNote": 200,
      "scorecards.scorecards": [200, "note"],
      "scorecards.submitScorecard": [200, "note"],
      "applications.lookAtApplication": 200,
      "applications.openedApplication": 204,
      "applications.undoDecision": "TOO_LATE",
      "applications.reopenDecision": "NOT_DECIDED",
      "applications.undoDecisions": "TOO_LATE",
      "applications.acceptApplication": 200,
      "applications.rejectApplication": 200,
      "applications.triageApplication": 200,
      "applications.triageApplications": 200,
    },
  },
  {
    rule: "4.24, 11.12, 11.14: a deleted job is not opened again; its applications and its log stay",
    roles: ["employer"],
    things: DELETED,
    calls: {
      "jobs.reopenJob": "JOB_CLOSED",
      "activity.jobActivity": [200, "name"],
      "team.inviteColleague": 201,
      "scorecards.jobCriteria": 200,
      "numbers.numbers": 200,
      "numbers.exportNumbers": 200,
      "scorecards.saveJobCriteria": "VERSION_CHANGED",
    },
  },
  {
    rule: "10.9",
    roles: ["employer"],
    things: DELETED,
    calls: { "interviews.employerInterview": "INTERVIEW_NOT_SENT" },
  },
  {
    rule: "6.10: of a withdrawn application its employer keeps a line",
    roles: ["employer"],
    things: WITHDRAWN,
    calls: {
      "applications.employerApplication": [200, "openJob", "name", "note"],
      "scorecards.scorecards": [200, "note"],
      "applications.stopContact": 200,
      "applications.allowContact": 200,
      "activity.applicationActivity": 200,
      "applications.assignApplication": 200,
      "applications.lookAtApplication": 200,
      "applications.openedApplication": 204,
      "applications.undoDecision": "TOO_LATE",
      "applications.reopenDecision": "NOT_DECIDED",
      "applications.undoDecisions": "TOO_LATE",
      "applications.acceptApplication": "ALREADY_DECIDED",
      "applications.rejectApplication": "ALREADY_DECIDED",
      "applications.triageApplication": 200,
      "applications.triageApplications": "ALREADY_DECIDED",
      "invitations.remindOfInterview": "INTERVIEW_SENT",
      "invitations.remindToApply": "ALREADY_APPLIED",
    },
  },
  {
    rule: "18.5: of a deleted candidate's application its employer keeps a line without name and marks",
    roles: ["employer"],
    things: STUDENT_IS_GONE,
    calls: {
      "applications.employerApplication": [200, "openJob"],
      "scorecards.scorecards": 200,
      "activity.applicationActivity": 200,
      "applications.assignApplication": 200,
      "applications.lookAtApplication": 200,
      "applications.openedApplication": 204,
      "applications.undoDecision": "TOO_LATE",
      "applications.reopenDecision": "NOT_DECIDED",
      "applications.undoDecisions": "TOO_LATE",
      "applications.acceptApplication": "ALREADY_DECIDED",
      "applications.rejectApplication": "ALREADY_DECIDED",
      "applications.triageApplication": 200,
      "applications.triageApplications": "ALREADY_DECIDED",
    },
  },
  {
    rule: "13.2: the sandbox plays the provider, where anybody pays any order",
    roles: ALL,
    things: ["a deleted student's belongings"],
    calls: { "payments.sandboxPay": 200 },
  },
  { rule: "13.2", roles: STRANGERS, things: ["a student's belongings"], calls: { "payments.sandboxPay": 200 } },
  {
    rule: "2.16, 4.14: anyone who has the mail",
    roles: STRANGERS,
    things: ["a student's belongings"],
    calls: {
      "jobs.stopJobAlert": 200,
      "jobs.resumeJobAlert": 200,
      "notifications.stopMails": 200,
      "notifications.resumeMails": 200,
    },
  },
  {
    rule: "11.13: anyone who has the mail of an invitation to a company",
    roles: STRANGERS,
    things: ["an employer's belongings"],
    calls: { "team.teamInvitation": 200, "team.joinTeam": 201 },
  },
  {
    rule: "11.13: an account joins by an invitation to its own address",
    roles: ["another employer", "unverified employer"],
    things: ["an employer's belongings"],
    calls: { "team.acceptTeamInvitation": "CANNOT_JOIN" },
  },
  {
    rule: "16.1, 18.5: a certificate stays a public record of name and course",
    roles: ALL,
    things: ["a certificate of a deleted student"],
    calls: { "certificates.verifyCertificate": [200, "name", "own"] },
  },
  {
    rule: "16.3: a deleted student's certificate is the admins' all the same",
    roles: ["admin"],
    things: ["a certificate of a deleted student"],
    calls: { "certificates.certificatePdf": 200, "certificates.revokeCertificate": [200, "name", "own"] },
  },
  {
    rule: "16.3: revoked once; the first reason stays",
    roles: ["admin"],
    things: ["a revoked certificate"],
    calls: { "certificates.revokeCertificate": [200, "name", "contact", "own"] },
  },
  {
    rule: "15.10, 15.11, 18.5: sessions are the admins', with a seat without its person",
    roles: ["admin"],
    things: ["a deleted student's belongings"],
    calls: {
      "certificates.issueToAttendees": 201,
      "masterclass.deleteSession": "HAS_ENROLMENTS",
      "masterclass.importAttendance": 200,
      "masterclass.sessionEnrolments": 200,
      "masterclass.toggleSession": [200, "own"],
      "masterclass.updateSession": [200, "own"],
    },
  },
  {
    rule: "17.3",
    roles: ["admin"],
    things: [...HIDDEN, ...CLOSED],
    calls: { "admin.hideJob": [200, "job"] },
  },
  {
    rule: "10.10: the review outlives the application",
    roles: ["admin"],
    things: WITHDRAWN,
    calls: {
      "admin.review": [200, "openJob", "name", "interview", "review"],
      "admin.decideReview": [200, "openJob", "name", "review"],
    },
  },
];
