import { randomBytes } from "node:crypto";
import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { signedPayment } from "../payments.ts";

/** All ids of the objects that a person may request. */
export type Ids = Partial<Record<IdName, string>>;
export type IdName =
  | "jobId"
  | "applicationId"
  | "sessionId"
  | "reviewId"
  | "invitationId"
  | "passwordToken"
  | "verifyToken"
  | "profileId"
  | "attemptId"
  | "questionId"
  | "drillId"
  | "alertId"
  | "notificationId"
  | "stopToken"
  | "mailsToken"
  | "orderId"
  | "paymentId"
  | "signature"
  | "documentId"
  | "liveSessionId"
  | "enrolmentId"
  | "certificateId"
  | "certId"
  | "accountId"
  | "viewId"
  | "noteId"
  | "colleagueId"
  | "keyId"
  | "webhookId"
  | "deliveryId"
  | "meetingId"
  | "candidateMailId"
  | "teamInvitationId"
  | "teamToken"
  // Objects that are requested together with it.
  | "itsJobId"
  | "itsStudentId";

const NOWHERE = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4";
/** Well-formed ids of objects that do not exist, and tokens of links that were never sent. */
export const NOTHING: Record<IdName, string> = {
  jobId: NOWHERE,
  applicationId: NOWHERE,
  sessionId: NOWHERE,
  reviewId: NOWHERE,
  invitationId: NOWHERE,
  passwordToken: "x".repeat(43),
  verifyToken: "x".repeat(43),
  profileId: NOWHERE,
  attemptId: NOWHERE,
  questionId: "nothing",
  drillId: NOWHERE,
  alertId: NOWHERE,
  notificationId: NOWHERE,
  stopToken: "x".repeat(43),
  mailsToken: "x".repeat(43),
  ...signedPayment(NOWHERE, NOWHERE),
  documentId: NOWHERE,
  liveSessionId: NOWHERE,
  enrolmentId: NOWHERE,
  certificateId: NOWHERE,
  certId: certificateIdOf(randomBytes(9)),
  accountId: NOWHERE,
  viewId: NOWHERE,
  noteId: NOWHERE,
  colleagueId: NOWHERE,
  keyId: NOWHERE,
  webhookId: NOWHERE,
  deliveryId: NOWHERE,
  meetingId: NOWHERE,
  candidateMailId: NOWHERE,
  teamInvitationId: NOWHERE,
  teamToken: "x".repeat(43),
  itsJobId: NOWHERE,
  itsStudentId: NOWHERE,
};
