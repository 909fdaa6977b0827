import { WITHIN_DAYS } from "@dryrun/domain/admin/limits";
import type { UserType } from "@dryrun/domain/contract/call";
import { formatDate, formatDateTime } from "@dryrun/domain/time";

/** Common words of all lists of the admin. */
export const lists = {
  searchLabel: "Search by name or address",
  search: "Search",
  clear: "Clear",
  noneFound: (search: string) => `Nothing matches “${search}”.`,
  facts: "Details",
  detailsOf: (name: string) => `Details of ${name}`,
  cancel: "Cancel",
  email: "Email",
  since: "Registered",
  day: (moment: string) => formatDate(moment),
  at: (moment: string) => formatDateTime(moment),
  isVerified: "Email verified",
  yes: "Yes",
  no: "No",
  reason: "Reason",
  reasonHint: "Kept in the audit for eight years. Do not include telephone numbers or addresses.",
  reasonRequired: "A reason is required.",
  from: "First day",
  to: "Last day",
  noSuchDay: "This day does not exist.",
  withinOptions: [
    { value: "", label: "At any time" },
    ...WITHIN_DAYS.map((days) => ({
      value: String(days),
      label: days === 1 ? "In the last 24 hours" : `In the last ${days} days`,
    })),
  ],
  noneLikeThat: "Nothing matches these filters.",
  clearFilters: "Clear filters",
  file: "CSV file",
  chooseFile: "Please select a CSV file.",
  rowsAtFault: (count: number) =>
    count === 1 ? "1 row has a problem. Nothing was imported." : `${count} rows have problems. Nothing was imported.`,
} as const;

/** All accounts. */
export const users = {
  title: "People",
  about: "Accounts of students, employers and admins, newest first.",
  loading: "Loading people",
  failed: "The people could not be loaded",
  none: "Nobody has registered yet.",
  list: "People",
  name: "Name",
  role: "Role",
  roles: { student: "Student", employer: "Employer", admin: "Admin" },
  anyRole: "All roles",
  state: "State",
  anyState: "All states",
  active: "Active",
  invited: "Invited",
  blocked: "Blocked",
  isVerified: "Email",
  verifiedOptions: [
    { value: "", label: "Verified or not" },
    { value: "yes", label: "Verified" },
    { value: "no", label: "Not verified" },
  ],
  registered: "Registered",
  block: "Block",
  unblock: "Unblock",
  acts: (name: string) => `Actions for ${name}`,
  blockOf: (name: string) => `Block ${name}`,
  unblockOf: (name: string) => `Unblock ${name}`,
  sureBlock: (name: string) => `Block ${name}?`,
  sureUnblock: (name: string) => `Unblock ${name}?`,
  blockText: {
    student: "They are logged out everywhere and cannot log in. Their applications stay.",
    employer: "They are logged out everywhere and cannot log in. Their jobs are hidden until you unblock them.",
    admin: "",
  },
  unblockText: {
    student: "They can log in again.",
    employer: "They can log in again. Their jobs are shown again, except those that an admin hid individually.",
    admin: "",
  },
  failedToChange: "The account could not be changed. Please try again.",
  resend: "Send the verification mail again",
  sureResend: (name: string) => `Send ${name} the verification mail again?`,
  resendText: "A new link goes to their address. Earlier links stay valid.",
  failedToSend: "The mail could not be sent. Please try again.",
} as const;

/** The verification of employers' companies. */
export const employers = {
  verified: "Verified",
  notVerified: "Not verified",
  verify: "Verify",
  withdraw: "Remove verification",
  sureVerify: (name: string) => `Verify ${name}?`,
  sureWithdraw: (name: string) => `Remove verification of ${name}?`,
  failedToChange: "The verification could not be changed. Please try again.",
} as const;

interface BlockedOrNot {
  fullName: string;
  userType: UserType;
  blocked: boolean;
}
export const blockQuestion = ({ fullName, userType, blocked }: BlockedOrNot) =>
  blocked
    ? { title: users.sureUnblock(fullName), text: users.unblockText[userType], confirm: users.unblock }
    : { title: users.sureBlock(fullName), text: users.blockText[userType], confirm: users.block, isDanger: true };
