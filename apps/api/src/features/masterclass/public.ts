import type { Output } from "@dryrun/domain/contract/define";
import { calendarFile } from "@dryrun/domain/masterclass/calendar";
import type { publicSessions } from "@dryrun/domain/masterclass/contract";
import { SECOND_MS } from "@dryrun/domain/time";
import { notFound } from "../../errors/app-error.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import type { MasterclassDeps } from "./deps.ts";
import * as query from "./queries.ts";

/** The page for joining a meeting. */
export const PAGE = "/masterclass";

export const openSessions =
  ({ db, clock }: MasterclassDeps) =>
  async (): Promise<Output<typeof publicSessions>> => {
    const now = clock.now();
    const rows = await query.findActiveSessions(db, now);
    return {
      sessions: rows.map(({ id, title, startAt, endAt }) => ({
        _id: id,
        title,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
      })),
      serverTime: now.toISOString(),
    };
  };

/** Returns the calendar file until the session starts; inactive sessions have none. */
export const calendar =
  ({ db, clock, publicUrl }: MasterclassDeps) =>
  async (id: string) => {
    const session = await findSession(db, id);
    const now = clock.now();
    if (!session?.active || session.startAt <= now) throw notFound("This session");
    const { title, startAt, endAt, createdAt, updatedAt } = session;
    const sequence = updatedAt ? Math.ceil((updatedAt.getTime() - createdAt.getTime()) / SECOND_MS) : 0; // grows with each change
    const host = new URL(publicUrl).hostname;
    const event = { id, title, startAt, endAt, host, pageUrl: `${publicUrl}${PAGE}`, stampedAt: now, sequence };
    const { text, contentType } = calendarFile(event);
    return { content: Buffer.from(text), contentType, fileName: "masterclass.ics" };
  };
