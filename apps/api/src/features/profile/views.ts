import { UNNAMED_COMPANY } from "@dryrun/domain/account/messages";
import { indianDay } from "@dryrun/domain/time";
import { batched } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import { lookAt } from "./view-queries.ts";

interface Look {
  employerId: string;
  /** The users' ids, not the profiles'. */
  studentIds: readonly string[];
  /** `listed`: in the candidate search; `opened`: the profile or its PDF. */
  kind: "listed" | "opened";
  /** Whether their contact details are sent. */
  withContacts: boolean;
}

/** Looks that arrive together and are written by one statement. */
const LOOKS = 50;

/**
 * Writes down whom an employer saw, once a day of India for each candidate, under the company's name of the day, and answers whose
 * contact details may be sent: of at most `contactsPerDay` different candidates. Applications are no such look.
 */
export function createLooks(db: Db, contactsPerDay: number) {
  async function write(looks: readonly (Look & { now: Date })[]): Promise<Set<string>[]> {
    const groups = Map.groupBy(looks, ({ employerId, kind, withContacts, now }) =>
      [employerId, kind, withContacts, indianDay(now)].join(" "),
    );
    const found = new Map<object, Set<string>>();
    for (const group of groups.values()) {
      const [{ employerId, kind, withContacts, now }] = group as [Look & { now: Date }];
      const studentIds = [...new Set(group.flatMap((look) => look.studentIds))];
      const seen = await lookAt(db, {
        employerId,
        day: indianDay(now),
        students: studentIds.map((id) => ({ id, newId: newId(now) })),
        isOpened: kind === "opened",
        withContacts,
        most: contactsPerDay,
        unnamed: UNNAMED_COMPANY,
      });
      for (const look of group) found.set(look, seen);
    }
    return looks.map((look) => found.get(look) ?? new Set());
  }
  const look = batched(write, LOOKS);
  const known = createKnownLooks();
  return async (asked: Look, now: Date): Promise<ReadonlySet<string>> => {
    if (asked.studentIds.length === 0) return new Set();
    const written = known(asked, indianDay(now));
    if (asked.studentIds.every((id) => written.has(id))) return written;
    const seen = await look({ ...asked, now });
    for (const id of seen) written.add(id);
    return seen;
  };
}

/**
 * Looks of today that this process has written: most searches of an employer show the same people again, and need no statement.
 * It holds no more ids of an employer than contacts are allowed in a day, and forgets everybody with the day.
 */
function createKnownLooks() {
  let today = "";
  let byLooker = new Map<string, Set<string>>();
  return ({ employerId, kind, withContacts }: Look, day: string): Set<string> => {
    if (!withContacts) return new Set(); // masked ones have no limit
    if (day !== today) {
      today = day;
      byLooker = new Map();
    }
    const key = `${employerId} ${kind}`;
    const written = byLooker.get(key) ?? new Set();
    byLooker.set(key, written);
    return written;
  };
}

/** A profile that was opened, as of another time; its contact details are not counted. */
export const recordProfileView = (
  tx: Db,
  { employerId, studentId }: { employerId: string; studentId: string },
  at: Date,
) =>
  lookAt(tx, {
    employerId,
    day: indianDay(at),
    students: [{ id: studentId, newId: newId(at) }],
    isOpened: true,
    withContacts: false,
    most: 0,
    unnamed: UNNAMED_COMPANY,
  });
