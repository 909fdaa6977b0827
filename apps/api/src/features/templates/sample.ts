import type { TemplateKind } from "@dryrun/domain/templates/limits";
import { isStandard, type TemplateText } from "@dryrun/domain/templates/standard";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { applicationDecidedMail } from "../../mails/applications.ts";
import { invitationMail } from "../../mails/invitations.ts";
import type { MailContent } from "../../mails/layout.ts";
import type { Sender } from "../../records/company/senders.ts";
import type { UserRow } from "../../records/users.ts";
import { findNewestJob } from "./queries.ts";

const SAMPLE = {
  jobId: "",
  name: "Asha",
  jobTitle: "Data Analyst",
  company: "Your company",
  location: "Bengaluru",
  salary: "₹4–6 LPA",
};

/** Returns the facts of the company's newest job, or of a sample one. */
const factsOf = async (db: Db, { companyId, companyName }: UserRow) => ({
  ...SAMPLE,
  ...(companyName && { company: companyName }),
  ...(companyId && (await findNewestJob(db, companyId))),
});

interface SampleDeps {
  db: Db;
  publicUrl: string;
}

/** Returns the mail that a candidate would get, made by the same code. Links that only a real candidate has contain no token. */
export async function sampleMail(
  { db, publicUrl }: SampleDeps,
  employer: UserRow,
  sender: Pick<Sender, "signature">,
  kind: TemplateKind,
  written: TemplateText,
  now: Date,
): Promise<MailContent & { company: string }> {
  const template = isStandard(kind, written) ? null : written;
  const { signature } = sender;
  const { jobId, ...facts } = { ...(await factsOf(db, employer)), template, signature };
  const { company } = facts;
  if (kind !== "invite") {
    const links = { link: `${publicUrl}/student/my-applications`, stopLink: `${publicUrl}/mails/stop` };
    return { ...applicationDecidedMail({ ...facts, ...links, isAccepted: kind === "accept", reason: "" }), company };
  }
  const link = [`${publicUrl}/student/jobs`, jobId].filter(Boolean).join("/");
  const declineLink = `${publicUrl}/invitations/decline`;
  return {
    ...invitationMail({ ...facts, link, declineLink, isNew: false, expiresAt: addMs(now, 2 * DAY_MS) }),
    company,
  };
}
