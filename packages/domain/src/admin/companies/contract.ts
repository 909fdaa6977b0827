import { boolean, number, object, string } from "yup";
import { COMPANY_ROLES } from "../../company/permissions.ts";
import { publicCompanyFields } from "../../company/profile/contract.ts";
import { defineContract } from "../../contract/define.ts";
import {
  choice,
  isoDate,
  list,
  nullableChoice,
  nullableIsoDate,
  nullableObject,
  nullableText,
  text,
} from "../../contract/wire.ts";
import { id, noneIfEmpty, requiredText, searchWords } from "../../fields.ts";
import { MAX_NOTE } from "../../limits.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import { ADMIN_PER_PAGE, COMPANY_STATES, MERGE_REFUSALS } from "../limits.ts";
import { decisionSchema } from "../schema.ts";
import * as calls from "./calls.ts";

const byId = object({ id: id() });
/** The admin's reason, which the audit records. */
const reason = () => requiredText("A reason", MAX_NOTE);

const listed = {
  _id: text(),
  name: text(),
  website: text(),
  createdAt: isoDate(),
  /** The owner with the oldest account. */
  owner: nullableObject({ _id: text(), fullName: text(), email: text() }),
  people: number().defined(),
  jobs: number().defined(),
  verified: boolean().defined(),
  verifiedAt: nullableIsoDate(),
  /** Whether all its owners are blocked, which hides its jobs. */
  blocked: boolean().defined(),
};

/** The companies of employers, newest first. */
export const companies = defineContract({
  ...calls.companies,
  query: pagedQuery(ADMIN_PER_PAGE, {
    /** Requires each word in the name, the website, or the name or address of one of its people. */
    search: searchWords("Search"),
    state: string().transform(noneIfEmpty).oneOf(COMPANY_STATES, "The state is waiting, verified or blocked."),
  }),
  status: 200,
  /** `verificationRequired`: unverified companies have more restrictions than a limit on invitations. */
  response: object({ companies: list(object(listed)), verificationRequired: boolean().defined(), ...pagingAnswer }),
});

const used = () => object({ used: number().defined(), most: number().defined() });

const details = object({
  ...listed,
  ...publicCompanyFields(),
  /** Owners first, then by the age of the account. */
  staff: list(
    object({
      _id: text(),
      fullName: text(),
      email: text(),
      role: choice(COMPANY_ROLES),
      emailVerified: boolean().defined(),
      blocked: boolean().defined(),
      /** Null if the person has not signed in for 30 days. */
      lastSignInAt: nullableIsoDate(),
    }),
  ),
  /** What the company uses of its limits: people with open invitations, candidates of today, mails of the last 24 hours. */
  limits: object({ seats: used(), candidates: used(), mails: used() }),
});

export const companyDetails = defineContract({
  ...calls.companyDetails,
  params: byId,
  status: 200,
  response: object({ company: details }),
  errors: ["NOT_FOUND"],
});

export const verifyCompany = defineContract({
  ...calls.verifyCompany,
  params: byId,
  body: object({ verified: decisionSchema("verified"), reason: reason() }),
  status: 200,
  response: object({ message: text(), company: details }),
  errors: ["NOT_FOUND"],
});

const merged = object({ _id: text(), name: text(), verified: boolean().defined() });

/** What merging this company into another one would move; nothing changes. */
export const mergePreview = defineContract({
  ...calls.mergePreview,
  params: byId,
  query: object({ into: id() }),
  status: 200,
  response: object({
    from: merged,
    into: merged,
    moves: object({
      people: number().defined(),
      jobs: number().defined(),
      applications: number().defined(),
      invitations: number().defined(),
      teamInvitations: number().defined(),
      profileViews: number().defined(),
      templates: number().defined(),
    }),
    /** Why they cannot be merged; null if they can. */
    refusal: nullableChoice(MERGE_REFUSALS),
    refusalText: nullableText(),
    /** What `confirm` of the merge must be. */
    confirm: text(),
  }),
  errors: ["NOT_FOUND"],
});

/** Moves everything of this company into another one, after which this one is gone. It cannot be undone. */
export const mergeCompany = defineContract({
  ...calls.mergeCompany,
  params: byId,
  body: object({ into: id(), confirm: requiredText("The confirmation"), reason: reason() }),
  status: 200,
  response: object({ message: text(), company: details }),
  errors: ["CANNOT_MERGE", "NOT_FOUND"],
});
