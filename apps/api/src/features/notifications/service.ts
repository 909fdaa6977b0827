import type { Output } from "@dryrun/domain/contract/define";
import type { notifications } from "@dryrun/domain/notifications/contract";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { countUnread } from "../../records/notifications/notify.ts";
import * as query from "./queries.ts";

export type Notifications = ReturnType<typeof createNotifications>;
type Answer = Output<typeof notifications>;

/** A deleted or hidden job has its name but no link. */
function notificationAnswer({
  notification,
  job,
  by,
  candidate,
}: query.FoundNotification): Answer["notifications"][number] {
  const { id, event, createdAt, readAt, sessionId, applicationId, meetingId, jobId } = notification;
  const { company, score, found, search } = notification;
  const isThere = job !== null && !job.deletedAt && !job.hiddenAt;
  return {
    _id: id,
    event,
    at: createdAt.toISOString(),
    isRead: readAt !== null,
    sessionId,
    applicationId,
    meetingId,
    jobId: isThere ? jobId : null,
    jobTitle: job?.title ?? null,
    company: company ?? job?.company ?? null,
    by,
    candidate,
    score,
    found,
    search,
  };
}

/** Lists a person's notifications and marks them as read. */
export const createNotifications = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async list(userId: string, { before, limit }: { before?: string | undefined; limit: number }): Promise<Answer> {
    const notifications = await query.findNotifications(db, userId, { ...(before && { before }), limit: limit + 1 });
    return {
      notifications: notifications.slice(0, limit).map(notificationAnswer),
      hasMore: notifications.length > limit,
      unread: await countUnread(db, userId),
    };
  },

  /** Idempotent. Returns the number of unread ones. */
  async markRead(userId: string, which: { id: string } | { upTo: string }): Promise<{ unread: number }> {
    const id = "id" in which ? which.id : which.upTo;
    if (!(await query.hasNotification(db, userId, id))) throw notFound("This notification");
    await query.markRead(db, userId, which, clock.now());
    return { unread: await countUnread(db, userId) };
  },
});
