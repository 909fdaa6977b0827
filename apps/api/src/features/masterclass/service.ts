import type { Output } from "@dryrun/domain/contract/define";
import { calendarText } from "@dryrun/domain/masterclass/calendar";
import type { publicSessions } from "@dryrun/domain/masterclass/contract";
import type { liveSessions } from "@dryrun/domain/masterclass/sessions/contract";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../http/app-error.ts";
import type { Clock } from "../../ports.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import * as query from "./queries.ts";
import { adminSession } from "./serialize.ts";

export type Masterclass = ReturnType<typeof createMasterclass>;

/** The page from which a meeting is joined. */
const PAGE = "/masterclass";

export function createMasterclass({ db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string }) {
  return {
    async openSessions(): Promise<Output<typeof publicSessions>> {
      const now = clock.now();
      const rows = await query.findOpenSessions(db, now);
      return {
        sessions: rows.map(({ id, title, startAt, endAt }) => ({
          _id: id,
          title,
          startAt: startAt.toISOString(),
          endAt: endAt.toISOString(),
        })),
        serverTime: now.toISOString(),
      };
    },

    /** The file for a calendar, until the session begins; one that was switched off has none. */
    async calendar(id: string) {
      const session = await findSession(db, id);
      const now = clock.now();
      if (!session?.active || session.startAt <= now) throw notFound("This session");
      const { title, startAt, endAt } = session;
      const pageUrl = `${publicUrl}${PAGE}`;
      const text = calendarText({
        id,
        title,
        startAt,
        endAt,
        pageUrl,
        host: new URL(publicUrl).hostname,
        stampedAt: now,
      });
      return { content: Buffer.from(text), contentType: "text/calendar; charset=utf-8", fileName: "masterclass.ics" };
    },

    async allSessions(): Promise<Output<typeof liveSessions>> {
      const rows = await query.findSessions(db);
      return { sessions: rows.map(({ session, enrolments }) => adminSession(session, enrolments)) };
    },
  };
}
