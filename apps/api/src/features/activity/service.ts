import type { applicationActivity } from "@dryrun/domain/company/activity/contract";
import { ACTIVITY_PER_PAGE } from "@dryrun/domain/company/activity/meeting-times";
import type { Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import { isOwnApplication } from "../../records/applications.ts";
import type { Member } from "../../records/company/members.ts";
import { isOwnJob } from "../../records/jobs.ts";
import * as query from "./queries.ts";

type Answer = Output<typeof applicationActivity>;
export type Activity = ReturnType<typeof createActivity>;

const personAnswer = (person: query.EntryRow["by"]) => person && { _id: person.id, fullName: person.fullName };

const entryAnswer = ({ id, at, by, to, ...entry }: query.EntryRow): Answer["activity"][number] => ({
  ...entry,
  _id: String(id),
  at: at.toISOString(),
  by: personAnswer(by),
  to: personAnswer(to),
});

/** Reads one entry more than is shown, to know whether there are more. */
const answer = (rows: readonly query.EntryRow[]): Answer => ({
  activity: rows.slice(0, ACTIVITY_PER_PAGE).map(entryAnswer),
  hasMore: rows.length > ACTIVITY_PER_PAGE,
});

/** Shows what people of a company did. What they do is logged in the transaction that does it (`records/company/activity.ts`). */
export const createActivity = ({ db }: { db: Db }) => ({
  async ofApplication(member: Member, id: string, before: string | undefined): Promise<Answer> {
    if (!(await isOwnApplication(db, member, id))) throw notFound("This application");
    return answer(await query.findOfApplication(db, id, before, ACTIVITY_PER_PAGE + 1));
  },

  async ofJob(member: Member, id: string, before: string | undefined): Promise<Answer> {
    if (!(await isOwnJob(db, member, id))) throw notFound("This job");
    return answer(await query.findOfJob(db, id, before, ACTIVITY_PER_PAGE + 1));
  },
});
