import { countOf } from "../text.ts";
import { UNVERIFIED_INVITES_PER_DAY } from "./limits.ts";

export const INVITED = "Invitation sent successfully";
export const INVITED_AGAIN = "Reminder sent to candidate";
export const ALREADY_APPLIED = "Candidate already applied, redirecting";
export const INVITE_FAILED = "Failed to send invite. Please check the input.";
export const APPLICATION_REMINDER_SENT = "Application reminder sent";
export const INTERVIEW_REMINDER_SENT = "Interview reminder sent";
export const remindedText = (count: number) =>
  count === 0 ? "Nobody was reminded" : `${countOf(count, "candidate")} reminded`;
export const REMINDERS_UNDONE = "No reminders were sent.";
export const REMINDERS_SENT = "The reminders have already been sent.";
export const REMINDER_FAILED = "Failed to send reminder";
export const REMINDED_WITHIN_HOUR = "Already reminded within the hour";
export const RESENT_TOO_OFTEN = "This person was invited to this job 5 times today. Try again tomorrow.";
export const INVITED_TODAY = "invited to this job 5 times today";
export const INVITATION_OVER = "This invitation has ended. Invite the candidate again.";
export const NOT_A_CANDIDATE = "This e-mail does not belong to a candidate.";
export const HAS_APPLIED = "This candidate has already applied.";
export const HAS_NOT_APPLIED = "This candidate has not applied yet.";
export const INTERVIEW_SENT = "This candidate has already sent you an interview result.";
export const NO_LONGER_OPEN = "This application has been decided or withdrawn.";
export const INVITATION_UPDATED = "Invitation updated";
export const INVITATION_CANCELLED = "Invitation cancelled";
export const EMAIL_UNVERIFIED =
  "Verify your e-mail address before you invite people: open the link in the e-mail that we sent when you signed up.";
export const EMPLOYER_UNVERIFIED =
  "Until Dryrun has verified your company, you can invite only people who already have an account.";
export const NO_ACCOUNT_YET = "has no account yet";
export const INVITES_DECLINED = "This person does not accept invitations or reminders from employers.";
export const INVITES_OF_TODAY_SENT =
  "You have sent 1,000 invitations and reminders in the last 24 hours. Try again later.";
export const INVITES_BEFORE_VERIFICATION = `Until we have checked your company, you can send ${UNVERIFIED_INVITES_PER_DAY} invitations in 24 hours.`;
export const DECLINED = "You will get no more invitations or reminders from employers.";
export const DECLINE_UNDONE = "Employers can invite you again.";
export const NO_CSV = "Please select a CSV file.";
export const CSV_UNREADABLE = "Failed to parse CSV";
export const CSV_EMPTY = "The file has no rows.";
export const PHONE_IN_FILE = "A file needs a phone for everybody. Without one, use “Invite a candidate”.";
export const BULK_FAILED = "Bulk upload failed";
export const BULK_SENT = "Invitations sent";
export const BULK_REFUSED = "Some rows are not valid. Nothing has been sent yet.";
