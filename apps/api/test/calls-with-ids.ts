import type { Contract } from "@dryrun/domain/contract/define";
import { DAY_MS } from "@dryrun/domain/time";
import { applicationForm, jobForm, PASSWORD } from "./builders.ts";
import type { IdName } from "./owned/ids.ts";
import { textOf } from "./owned/texts.ts";
import type { Asked } from "./send.ts";

interface CallWithIds {
  /** Objects that have all of these properties. */
  needs: readonly IdName[];
  input: (ids: Record<IdName, string>) => Asked;
  /** The call changes the object, which is created again for the next call. */
  uses?: true;
}
const using = (call: CallWithIds): CallWithIds => ({ ...call, uses: true });
const by = (name: IdName, input: (id: string) => Asked): CallWithIds => ({
  needs: [name],
  input: (ids) => input(ids[name]),
});
const inPath = (name: IdName, param: string = name, more: Asked = {}) =>
  by(name, (id) => ({ ...more, params: { ...more.params, [param]: id } }));
const inBody = (name: IdName, more: object = {}) => by(name, (id) => ({ body: { [name]: id, ...more } }));

const PERSON = { firstName: "Ravi", lastName: "Kumar", email: "ravi@example.com", phone: "9876501234", validity: "24" };
const FILE = "firstName,lastName,email,phone,validity\nRavi,Kumar,ravi@example.com,9876501234,24\n";
const OTHER_ID = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd5";
const NEW_PASSWORD = { newPassword: `${PASSWORD} 2`, confirmPassword: `${PASSWORD} 2` };
const now = () => new Date().toISOString();
const PAYMENT: CallWithIds = {
  needs: ["orderId", "paymentId", "signature"],
  input: ({ orderId, paymentId, signature }) => ({ body: { orderId, paymentId, signature } }),
};

const NOTE = { text: textOf("note") };
const SCORECARD = { scores: [], overall: 3, text: textOf("note"), version: 1 };
const MAIL = { subject: "News", text: "Hello {name}" };
const CRITERIA = { criteria: [{ key: "sql", name: "SQL" }], version: "former" };
const MEETING_AT = new Date(Date.parse(process.env.TEST_NOW ?? "") + 2 * DAY_MS).toISOString();
const MEETING = { minutes: 30, place: textOf("meeting"), slots: [MEETING_AT] };
const ofNote: CallWithIds = {
  needs: ["applicationId", "noteId"],
  input: ({ applicationId, noteId }) => ({ params: { applicationId, noteId } }),
};

/** Each call that takes an id, with input that is valid except for the owner of the id. */
export const CALLS: Record<string, CallWithIds> = {
  "auth.resetPassword": by("passwordToken", (token) => ({ params: { token }, body: NEW_PASSWORD })),
  "auth.verifyEmail": inPath("verifyToken", "token"),
  "jobs.closeJob": using(inPath("jobId", "id")),
  "jobs.reopenJob": using(inPath("jobId", "id")),
  "jobs.deleteJob": using(inPath("jobId", "id")),
  "jobs.employerJob": inPath("jobId", "id"),
  "jobs.jobPage": inPath("jobId", "id"),
  "jobs.jobStats": inPath("jobId", "id"),
  "jobs.publicJob": inPath("jobId", "id"),
  "jobs.reportJob": inPath("jobId", "id", { body: { reason: "spam", note: "" } }),
  "jobs.saveJob": inPath("jobId"),
  "jobs.unsaveJob": inPath("jobId"),
  "jobs.updateJob": using(inPath("jobId", "id", { body: jobForm() })),
  "jobs.deleteJobAlert": inPath("alertId", "id"),
  "jobs.resumeJobAlert": inPath("stopToken", "token"),
  "jobs.stopJobAlert": inPath("stopToken", "token"),
  "applications.applicationDraft": inPath("jobId", "id"),
  "applications.deleteApplicationDraft": inPath("jobId", "id"),
  "applications.saveApplicationDraft": using(inPath("jobId", "id", { body: { values: "{}", base: 0 } })),
  "sharedResults.shareResult": inPath("sessionId"),
  "sharedResults.previewShared": inPath("sessionId"),
  "sharedResults.stopSharing": inPath("sessionId"),
  "notifications.stopMails": inPath("mailsToken", "token"),
  "notifications.resumeMails": inPath("mailsToken", "token"),
  "notifications.readNotification": inPath("notificationId", "id"),
  "applications.acceptApplication": using(inBody("applicationId")),
  "applications.applicationCounts": by("jobId", (jobId) => ({ query: { jobId } })),
  "applications.apply": using(by("jobId", (jobId) => ({ body: { ...applicationForm(), jobId } }))),
  "applications.employerApplication": inPath("applicationId"),
  "applications.employerApplications": by("jobId", (jobId) => ({ query: { jobId } })),
  "applications.exportApplications": by("jobId", (jobId) => ({ query: { jobId } })),
  "applications.jobApplications": inPath("jobId", "id"),
  "applications.myApplication": inPath("applicationId"),
  "applications.myApplications": by("jobId", (jobId) => ({ query: { jobId } })),
  "applications.openedApplication": inPath("applicationId", "applicationId", { body: { interview: true } }),
  "applications.rejectApplication": using(inBody("applicationId", { reason: "No." })),
  "jobs.similarJobs": inPath("applicationId"),
  "applications.triageApplication": inPath("applicationId", "applicationId", { body: { tags: [] } }),
  "applications.triageApplications": using(
    by("applicationId", (id) => ({ body: { applicationIds: [id], shortlisted: true, status: "rejected" } })),
  ),
  "applications.undoDecision": inPath("applicationId"),
  "applications.undoDecisions": by("applicationId", (id) => ({ body: { applicationIds: [id] } })),
  "companyMail.previewCandidateMail": by("applicationId", (id) => ({ body: { ...MAIL, applicationIds: [id] } })),
  "companyMail.sendCandidateMail": by("applicationId", (id) => ({ body: { ...MAIL, applicationIds: [id] } })),
  "companyMail.undoCandidateMail": inPath("candidateMailId", "mailId"),
  "applications.withdrawApplication": using(inPath("applicationId")),
  "quiz.quizAttempt": inPath("attemptId", "id"),
  "quiz.submitQuiz": by("questionId", (questionId) => ({ body: { answers: [{ questionId, selected: "" }] } })),
  "interviews.answerDrill": inPath("drillId", "id", { body: { number: 1, answer: "mine" } }),
  "interviews.drill": inPath("drillId", "id"),
  "interviews.startDrill": by("sessionId", (id) => ({ body: { from: "result", id } })),
  "interviews.checkSubmitted": by("applicationId", (applicationId) => ({ query: { applicationId } })),
  "interviews.employerInterview": inPath("applicationId"),
  "interviews.interviewDetail": inPath("sessionId"),
  "interviews.interviewQuestion": inPath("sessionId", "sessionId", { params: { n: "1" } }),
  "interviews.recordEvent": by("sessionId", (sessionId) => ({
    params: { sessionId },
    body: { type: "blur", at: now() },
  })),
  "interviews.requestReview": using(inPath("sessionId", "sessionId", { body: { reason: "Please look again." } })),
  "interviews.saveDraft": inPath("sessionId", "sessionId", { params: { n: "1" }, body: { answer: "mine" } }),
  "interviews.sendToRecruiter": using(inBody("sessionId")),
  "interviews.startInterview": inBody("applicationId"),
  "interviews.stopInterview": inPath("sessionId", "sessionId"),
  "interviews.submitInterview": inBody("sessionId", { answers: [{ number: 1, answer: "mine" }] }),
  "invitations.allowInvitations": inPath("passwordToken", "token"),
  "invitations.bulkInvite": inPath("jobId", "jobId", { file: FILE }),
  "invitations.cancelInvitation": using(inPath("invitationId")),
  "invitations.declineInvitations": inPath("passwordToken", "token"),
  "invitations.extendInvitation": inPath("invitationId", "invitationId", { body: { validity: "never" } }),
  "invitations.invite": inPath("jobId", "jobId", { body: PERSON }),
  "invitations.jobInvitations": inPath("jobId", "id"),
  "invitations.openInvitation": inPath("passwordToken", "token"),
  "invitations.remindAllToApply": inPath("jobId"),
  "invitations.previewReminders": inPath("jobId"),
  "invitations.undoReminders": inPath("jobId"),
  "invitations.remindOfInterview": {
    needs: ["itsJobId", "itsStudentId", "applicationId"],
    input: ({ itsJobId, itsStudentId, applicationId }) => ({
      body: { jobId: itsJobId, studentId: itsStudentId, applicationId },
    }),
  },
  "invitations.remindToApply": {
    needs: ["itsJobId", "itsStudentId"],
    input: ({ itsJobId, itsStudentId }) => ({ body: { jobId: itsJobId, studentId: itsStudentId } }),
  },
  "applications.assignApplication": inPath("applicationId", "applicationId", { body: { userId: null } }),
  "applications.reopenDecision": using(inPath("applicationId", "applicationId", { body: {} })),
  "applications.stopContact": inPath("applicationId", "applicationId", { body: {} }),
  "applications.allowContact": inPath("applicationId"),
  "applications.addNote": inPath("applicationId", "applicationId", { body: NOTE }),
  "applications.editNote": { ...ofNote, input: (ids) => ({ ...ofNote.input(ids), body: NOTE }) },
  "applications.deleteNote": using(ofNote),
  "applications.lookAtApplication": inPath("applicationId"),
  "numbers.numbers": by("jobId", (jobId) => ({ query: { jobId } })),
  "numbers.exportNumbers": by("jobId", (jobId) => ({ query: { jobId } })),
  "scorecards.jobCriteria": inPath("jobId", "id"),
  "scorecards.saveJobCriteria": inPath("jobId", "id", { body: CRITERIA }),
  "company.jobStages": inPath("jobId", "id"),
  "company.setJobStages": inPath("jobId", "id", { body: { isOwn: false } }),
  "scorecards.scorecards": inPath("applicationId"),
  "scorecards.submitScorecard": inPath("applicationId", "applicationId", { body: SCORECARD }),
  "activity.applicationActivity": inPath("applicationId"),
  "activity.jobActivity": inPath("jobId", "id"),
  "team.inviteColleague": by("jobId", (jobId) => ({
    body: { email: PERSON.email, role: "recruiter", jobIds: [jobId] },
  })),
  "team.updateColleague": using(inPath("colleagueId", "userId", { body: { role: "viewer", jobIds: null } })),
  "team.removeColleague": using(inPath("colleagueId", "userId")),
  "team.resendTeamInvitation": inPath("teamInvitationId", "invitationId"),
  "team.withdrawTeamInvitation": using(inPath("teamInvitationId", "invitationId")),
  "team.teamInvitation": inPath("teamToken", "token"),
  "team.joinTeam": using(
    inPath("teamToken", "token", { body: { fullName: "Ravi Kumar", phone: PERSON.phone, password: PASSWORD } }),
  ),
  "team.acceptTeamInvitation": using(inPath("teamToken", "token")),
  "apiKeys.revokeApiKey": using(inPath("keyId")),
  "webhooks.changeWebhook": inPath("webhookId", "webhookId", { body: { active: false } }),
  "webhooks.changeWebhookSecret": inPath("webhookId"),
  "webhooks.deleteWebhook": using(inPath("webhookId")),
  "webhooks.repeatDelivery": {
    needs: ["webhookId", "deliveryId"],
    input: ({ webhookId, deliveryId }) => ({ params: { webhookId, deliveryId } }),
  },
  "webhooks.testWebhook": inPath("webhookId"),
  "webhooks.webhookDeliveries": inPath("webhookId"),
  "meetings.applicationMeetings": inPath("applicationId"),
  "meetings.meetingBusy": inPath("applicationId", "applicationId", { query: { start: MEETING_AT, minutes: "30" } }),
  "meetings.proposeMeeting": inPath("applicationId", "applicationId", { body: MEETING }),
  "meetings.moveMeeting": inPath("meetingId", "meetingId", { body: { slots: [MEETING_AT] } }),
  "meetings.cancelMeeting": using(inPath("meetingId", "meetingId", { body: {} })),
  "meetings.myMeetings": by("applicationId", (applicationId) => ({ query: { applicationId } })),
  "meetings.myMeeting": inPath("meetingId"),
  "meetings.bookMeeting": inPath("meetingId", "meetingId", { body: { start: MEETING_AT } }),
  "meetings.cancelMyMeeting": using(inPath("meetingId", "meetingId", { body: {} })),
  "meetings.meetingInvite": inPath("meetingId"),
  "views.updateView": inPath("viewId", "viewId", { body: { query: "stage=call" } }),
  "views.deleteView": using(inPath("viewId")),
  "candidates.candidatePdf": inPath("profileId", "id"),
  "candidates.candidateProfile": inPath("profileId", "id"),
  "payments.invoicePdf": inPath("documentId", "id"),
  "payments.orderStatus": inPath("orderId"),
  "payments.sandboxPay": inBody("orderId", { outcome: "success" }),
  "payments.verifyCredits": PAYMENT,
  "courses.verifyCourse": PAYMENT,
  "masterclass.attend": by("liveSessionId", (sessionId) => ({ body: { sessionId } })),
  "masterclass.claimRefund": inPath("enrolmentId", "enrollmentId"),
  "masterclass.createMasterclassOrder": by("liveSessionId", (sessionId) => ({ body: { ...PERSON, sessionId } })),
  "masterclass.deleteSession": inPath("liveSessionId", "id"),
  "masterclass.importAttendance": inPath("liveSessionId", "id", { file: "email,minutes\n" }),
  "masterclass.sessionCalendar": inPath("liveSessionId", "id"),
  "masterclass.sessionEnrolments": inPath("liveSessionId", "id"),
  "masterclass.toggleSession": inPath("liveSessionId", "id"),
  "masterclass.updateSession": inPath("liveSessionId", "id", { body: { title: "Moved" } }),
  "masterclass.verifyMasterclass": PAYMENT,
  "certificates.certificatePdf": inPath("certId"),
  "certificates.issueToAttendees": inPath("liveSessionId", "id"),
  "certificates.revokeCertificate": using(inPath("certificateId", "id", { body: { reason: "Wrong name" } })),
  "certificates.verifyCertificate": inPath("certId", "id"),
  "admin.decideReview": using(inPath("reviewId", "id", { body: { scores: [], note: "" } })),
  "admin.hideJob": inPath("jobId", "id", { body: { hidden: true, reason: "x" } }),
  "admin.settleReport": inPath("jobId", "id", { body: { settled: true, reason: "x" } }), // reports have no owner
  "admin.person": inPath("accountId", "id"),
  "admin.resendUserVerification": inPath("accountId", "id", { body: { reason: "x" } }),
  "admin.review": inPath("reviewId", "id"),
  "admin.companyDetails": inPath("accountId", "id"), // a company's id is the one of the account that it was made for
  "admin.verifyCompany": inPath("accountId", "id", { body: { verified: true, reason: "x" } }),
  "admin.mergePreview": inPath("accountId", "id", { query: { into: OTHER_ID } }),
  "admin.mergeCompany": inPath("accountId", "id", { body: { into: OTHER_ID, confirm: "x", reason: "x" } }),
  "admin.updateEmployer": inPath("accountId", "id", { body: { verified: true, reason: "x" } }),
  "admin.updateUser": inPath("accountId", "id", { body: { blocked: false, reason: "x" } }),
  "admin.retryEvaluation": inPath("sessionId"),
  "admin.retryJob": inPath("jobId", "id"), // an id of another kind: failed jobs have no owner
  "admin.retryJobs": by("jobId", (id) => ({ body: { ids: [id] } })), // failed jobs have no owner
  "admin.retryRefund": inPath("jobId", "id", { body: { reason: "x" } }), // refunds belong to no person
  "admin.settleRefund": inPath("jobId", "id", { body: { reason: "x", reference: "x" } }),
  // Incidents have no owner.
  "incidents.updateIncident": inPath("jobId", "id", { body: { phase: "monitoring", impacts: {}, message: "x" } }),
  "admin.updateQuizItem": inPath("jobId", "id", { body: { retired: true, reason: "x" } }), // items have no owner either
  "admin.updateInterviewQuestion": inPath("jobId", "id", { body: { retired: true, reason: "x" } }),
  "admin.scoreAnswer": inPath("jobId", "id", { body: { score: 5, note: "" } }), // drawn answers have no owner
};

/** Ids of objects that are not stored: a public file, the course's own content, and the id of a failed request. */
const OF_NOTHING = [
  "quiz.quizDataset",
  "courses.lesson",
  "courses.saveLessonProgress",
  "courses.courseUnit",
  "courses.unitSummary",
  "system.clientErrors",
];
const named = (name: string) => /(^id|^ids|Id|Ids|[tT]oken)$/.test(name);

/** Whether the contract takes an id or a link's token anywhere in its path, its query or its body. */
export function takesId(name: string, { params, query, body }: Contract): boolean {
  if (OF_NOTHING.includes(name)) return false;
  return [params, query, body].some((schema) => schema && hasId(schema.describe() as Described, ""));
}
interface Described {
  fields?: Record<string, Described>;
  innerType?: Described;
}
const hasId = ({ fields = {}, innerType }: Described, name: string): boolean =>
  named(name) ||
  Object.entries(fields).some(([field, inner]) => hasId(inner, field)) ||
  (innerType !== undefined && hasId(innerType, name));
