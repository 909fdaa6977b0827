import * as accounts from "../schema/accounts.ts";
import * as signIn from "../schema/sign-in.ts";
import { describeTable, IN, LAW, NO, notDeleted, notDownloaded, SECRET, WITH_ACCOUNT } from "./handling.ts";

/** Entries of the list of personal data: accounts. */
export const OF_USERS = [
  describeTable(accounts.users, "with the account; invitedAccounts where nobody activated it", {
    id: IN,
    email: IN,
    username: IN,
    fullName: IN,
    phone: IN,
    userType: IN,
    passwordHash: notDownloaded(SECRET),
    tokenVersion: notDownloaded("only decides which tokens are dead"),
    emailVerifiedAt: IN,
    isAdult: IN,
    interviewCredits: IN,
    quizPassedAt: IN,
    lockMailedUntil: notDownloaded("was mailed when it was set"),
    blockedAt: IN,
    companyId: IN,
    companyRole: IN,
    allJobs: IN,
    companyName: IN, // views store a copy for the student
    companyWebsite: IN,
    companyUpdatedAt: IN,
    employerVerifiedAt: IN,
    createdAt: IN,
  }),
];

/** Entries of the list of personal data: links, consents, sign-in and credits of accounts. */
export const OF_ACCOUNTS = [
  describeTable(accounts.accountLinks, "a day after its end", {
    hash: notDownloaded(SECRET),
    userId: notDownloaded("the account's id"),
    purpose: notDownloaded("of a link that lives for days"),
    about: NO,
    expiresAt: NO,
    createdAt: NO,
    usedAt: NO,
  }),
  describeTable(accounts.consents, WITH_ACCOUNT, {
    id: NO,
    userId: IN,
    kind: IN,
    given: IN,
    source: IN,
    version: IN,
    at: IN,
  }),
  describeTable(signIn.knownNetworks, "knownNetworks", {
    userId: notDownloaded("the account's id"),
    hash: notDownloaded("nobody can read a network from it"),
    lastAt: IN,
  }),
  describeTable(signIn.secondFactors, `${WITH_ACCOUNT}; unconfirmedFactors where it was only begun`, {
    userId: notDownloaded("the account's id"),
    secret: notDownloaded(SECRET),
    createdAt: IN,
    confirmedAt: IN,
    lastStep: notDownloaded("which code was used last"),
  }),
  describeTable(signIn.recoveryCodes, WITH_ACCOUNT, {
    userId: notDownloaded("the account's id"),
    hash: notDownloaded(SECRET),
    usedAt: notDownloaded("was mailed when it was used"),
  }),
  describeTable(accounts.ledger, "ledger", {
    id: NO,
    userId: notDeleted(LAW),
    unit: notDeleted(LAW),
    amount: notDeleted(LAW),
    reason: notDeleted(LAW),
    reference: { download: { not: "one of our ids" }, deletion: { stays: LAW } },
    at: notDeleted(LAW),
  }),
  describeTable(accounts.idempotentAnswers, "a day", {
    who: notDownloaded("the account's id"),
    path: notDownloaded("the call that was made"),
    key: notDownloaded("made by the browser"),
    bodyHash: notDownloaded("a hash"),
    status: NO,
    answer: notDownloaded("what the call answered is in the other tables"),
    createdAt: NO,
  }),
  describeTable(accounts.spentFreeCredits, "for good", {
    emailHash: {
      download: { not: "there is none while the account is there" },
      deletion: { stays: "the free credit is given once; keyed, so that nobody reads an address from it" },
    },
    keyed: NO,
    at: NO,
  }),
];
