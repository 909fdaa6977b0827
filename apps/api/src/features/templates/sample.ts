import type { TemplateKind } from "@dryrun/domain/templates/limits";
import { isStandard, type TemplateText } from "@dryrun/domain/templates/standard";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { applicationDecidedMail } from "../../mails/hiring/application-decided.ts";
import { invitationMail } from "../../mails/hiring/invitation.ts";
import type { MailContent } from "../../mails/layout.ts";
import type { UserRow } from "../../records/users.ts";
import { findNewestJob } from "./queries.ts";

const SAMPLE = {
  name: "Asha",
  jobTitle: "Data Analyst",
  company: "Your company",
  location: "Bengaluru",
  salary: "₹4–6 LPA",
};

/** For the employer's newest job, or a sample one. */
const factsOf = async (db: Db, { id, companyName }: UserRow) => ({
  ...SAMPLE,
  ...(companyName && { company: companyName }),
  ...(await findNewestJob(db, id)),
});

interface SampleParts {
  db: Db;
  publicUrl: string;
}

/** The mail that a candidate would get, made by the code that makes theirs; its links lead to the page of templates. */
export async function sampleMail(
  { db, publicUrl }: SampleParts,
  employer: UserRow,
  kind: TemplateKind,
  written: TemplateText,
  now: Date,
): Promise<MailContent> {
  const template = isStandard(kind, written) ? null : written;
  const link = `${publicUrl}/employer/templates`;
  const facts = { ...(await factsOf(db, employer)), template, link };
  if (kind !== "invite")
    return applicationDecidedMail({ ...facts, stopLink: link, isAccepted: kind === "accept", reason: "" });
  return invitationMail({ ...facts, isNew: false, expiresAt: addMs(now, 2 * DAY_MS), declineLink: link });
}
