import { MEETING_SIDES, type MeetingNews, type MeetingSide } from "@dryrun/domain/company/meetings/limits";
import type { Db } from "../../db/client.ts";
import type { MeetingDeps } from "./deps.ts";

/** Enqueues a mail for each of these people. */
export const tell = (
  tx: Db,
  queue: MeetingDeps["queue"],
  { id, sequence }: { id: string; sequence: number },
  news: MeetingNews,
  sides: readonly MeetingSide[] = MEETING_SIDES,
) =>
  queue.enqueueAll(
    tx,
    "mail.meeting",
    sides.map((to) => ({ meetingId: id, to, news, sequence, hours: 0 })),
  );
