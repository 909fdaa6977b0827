import { UNNAMED_COMPANY } from "@dryrun/domain/account/messages";
import { indianDay } from "@dryrun/domain/time";
import { batchCalls } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import type { PersonLimit } from "../../http/limits/person-limits.ts";
import { newId } from "../../ids.ts";
import type { Member } from "../../records/company/members.ts";
import { notifyOfProfileViews } from "../../records/notifications/notify.ts";
import { findContactsShown, recordViews } from "./queries.ts";

export interface CandidateView {
  viewer: Pick<Member, "companyId" | "userId">;
  /** Ids of the users, not of their profiles. */
  studentIds: readonly string[];
  /** `listed`: shown in the candidate search; `opened`: the profile or its PDF was opened. */
  kind: "listed" | "opened";
  /** Whether the views include contact details. */
  withContacts: boolean;
}

/** The maximum number of concurrent views that one statement records. */
const VIEWS_PER_STATEMENT = 50;

/**
 * Records which candidates a company saw, once per candidate and day in India, with the company's current name.
 * Returns the students whose contact details may be sent, at most `contactsPerDay` different ones per day. Reading an
 * application is not recorded.
 *
 * `ownContacts` counts the candidates that a person was the first of the company to see that day: who changes the
 * company gets no others.
 */
export function createViews(db: Db, contactsPerDay: number, ownContacts: OwnContacts) {
  const countOwn = prepareCountOwn(db, ownContacts);
  async function write(views: readonly (CandidateView & { now: Date })[]): Promise<Set<string>[]> {
    const groups = Map.groupBy(views, ({ viewer, kind, withContacts, now }) =>
      [viewer.companyId, viewer.userId, kind, withContacts, indianDay(now)].join(" "),
    );
    const groupsByRow = new Map<object, Set<string>>();
    for (const group of groups.values()) {
      const [{ viewer, kind, withContacts, now }] = group as [CandidateView & { now: Date }];
      const { companyId } = viewer;
      const asked = [...new Set(group.flatMap((view) => view.studentIds))];
      const day = indianDay(now);
      const counted = withContacts ? await countOwn(viewer, day, asked) : null;
      const studentIds = counted?.allowed ?? asked;
      const rows = {
        companyId,
        day,
        students: studentIds.map((id) => ({ id, newId: newId(now) })),
        isOpened: kind === "opened",
        withContacts,
        most: contactsPerDay,
        unnamed: UNNAMED_COMPANY,
      };
      const seen = kind === "opened" ? await open(db, rows, now) : await recordViews(db, rows);
      await counted?.settle(seen);
      for (const view of group) groupsByRow.set(view, seen);
    }
    return views.map((view) => groupsByRow.get(view) ?? new Set());
  }
  // One after the other, so that nobody is counted twice who is listed and opened at once.
  const view = batchCalls(write, { maxBatchSize: VIEWS_PER_STATEMENT, atOnce: 1 });
  const knownViews = createKnownViews();
  return async (asked: CandidateView, now: Date): Promise<ReadonlySet<string>> => {
    if (asked.studentIds.length === 0) return new Set();
    const written = knownViews(asked, indianDay(now));
    if (asked.studentIds.every((id) => written.has(id))) return written;
    const seen = await view({ ...asked, now });
    for (const id of seen) written.add(id);
    return seen;
  };
}

type OwnContacts = Pick<PersonLimit, "takeUpTo" | "giveBack">;

/** Counts the candidates whom nobody of the company has seen that day for the person who sees them first. */
const prepareCountOwn =
  (db: Db, ownContacts: OwnContacts) =>
  async ({ companyId, userId }: CandidateView["viewer"], day: string, studentIds: string[]) => {
    const shown = await findContactsShown(db, companyId, day, studentIds);
    const fresh = studentIds.filter((id) => !shown.has(id));
    const granted = fresh.slice(0, await ownContacts.takeUpTo(userId, fresh.length, day));
    return {
      allowed: [...shown, ...granted],
      /** Gives back what the company's own limit refused. */
      settle: (seen: ReadonlySet<string>) =>
        ownContacts.giveBack(userId, granted.filter((id) => !seen.has(id)).length, day),
    };
  };

/**
 * Caches today's views that this process has recorded: a company's searches mostly show the same people again, and
 * then need no statement. Stores at most as many ids per company as contacts are allowed per day, and is cleared
 * each day.
 */
function createKnownViews() {
  let today = "";
  let byViewer = new Map<string, Set<string>>();
  return ({ viewer: { companyId }, kind, withContacts }: CandidateView, day: string): Set<string> => {
    if (!withContacts) return new Set(); // masked views have no limit
    if (day !== today) {
      today = day;
      byViewer = new Map();
    }
    const key = `${companyId} ${kind}`;
    const written = byViewer.get(key) ?? new Set();
    byViewer.set(key, written);
    return written;
  };
}

type ViewRows = Parameters<typeof recordViews>[1];

/** Records opened profiles, and notifies their candidates once a day per company. */
const open = (db: Db, rows: ViewRows, now: Date): Promise<Set<string>> =>
  db.transaction(async (tx) => {
    const seen = await recordViews(tx, rows);
    if (seen.size > 0) await notifyOfProfileViews(tx, { ...rows, studentIds: [...seen] }, now);
    return seen;
  });

/** Records an opened profile at another time, without counting its contact details. */
export const recordProfileView = (
  tx: Db,
  { companyId, studentId }: { companyId: string; studentId: string },
  at: Date,
) =>
  open(
    tx,
    {
      companyId,
      day: indianDay(at),
      students: [{ id: studentId, newId: newId(at) }],
      isOpened: true,
      withContacts: false,
      most: 0,
      unnamed: UNNAMED_COMPANY,
    },
    at,
  );
