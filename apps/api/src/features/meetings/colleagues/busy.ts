import type { meetingBusy } from "@dryrun/domain/company/meetings/contract";
import { NOT_A_COLLEAGUE } from "@dryrun/domain/company/meetings/messages";
import { overlaps, spanOf } from "@dryrun/domain/company/meetings/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../../db/client.ts";
import { invalidField, notFound } from "../../../errors/app-error.ts";
import type { Member } from "../../../records/company/members.ts";
import type { MeetingDeps } from "../deps.ts";
import { refreshFeed } from "../feed.ts";
import * as query from "./queries.ts";

/** @throws 400 at the field for somebody who is not a colleague, only reads, or does not see the job. */
export async function checkColleagues(db: Db, member: Member, ids: readonly string[], jobId: string): Promise<void> {
  if (ids.length > 0 && (await query.countColleagues(db, member, ids, jobId)) < ids.length)
    throw invalidField("colleagues", NOT_A_COLLEAGUE);
}

export type BusyPeople = ReturnType<typeof createBusyPeople>;

/** Finds out of the caller and these colleagues those whose own calendar has an event at a time; nothing else about it. */
export const createBusyPeople =
  (deps: MeetingDeps) =>
  async (
    member: Member,
    applicationId: string,
    { start, minutes, colleagues }: Input<typeof meetingBusy>["query"],
  ): Promise<Output<typeof meetingBusy>["busy"]> => {
    const { db, clock } = deps;
    const jobId = await query.findJobOf(db, member, applicationId);
    if (!jobId) throw notFound("This application");
    await checkColleagues(db, member, colleagues, jobId);
    const ids = [member.userId, ...colleagues];
    await Promise.all(ids.map((id) => refreshFeed(deps, id)));
    const people = await query.findTimetables(db, ids, clock.now(), null);
    const busy = people.filter((person) => overlaps(spanOf(start, minutes), person.busy));
    return busy.map(({ id, fullName }) => ({ _id: id, fullName }));
  };
