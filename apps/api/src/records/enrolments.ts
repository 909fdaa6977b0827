import { and, desc, eq, isNull, or } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { enrolments, liveSessions } from "../db/schema/masterclass.ts";

interface Owner {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** Those of the account, and those of its address that are nobody's yet, once the address is proven. */
export const ofOwner = ({ id, email, emailVerifiedAt }: Owner) =>
  or(
    eq(enrolments.userId, id),
    emailVerifiedAt === null ? undefined : and(isNull(enrolments.userId), eq(enrolments.email, email)),
  );

/** With their sessions, the newest first; never the meeting's address. */
export const findEnrolmentsOf = (db: Db, owner: Owner) =>
  db
    .select({
      session: liveSessions.title,
      startAt: liveSessions.startAt,
      endAt: liveSessions.endAt,
      email: enrolments.email,
      fullName: enrolments.fullName,
      phone: enrolments.phone,
      attendanceStatus: enrolments.attendanceStatus,
      attendedAt: enrolments.attendedAt,
      createdAt: enrolments.createdAt,
    })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(ofOwner(owner))
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id));

export const countEnrolmentsOf = (db: Db, owner: Owner) => db.$count(enrolments, ofOwner(owner));

/** What was paid for stays, without the person. */
export const stripEnrolments = (tx: Db, owner: Owner) =>
  tx.update(enrolments).set({ email: null, fullName: "", phone: "", userId: null }).where(ofOwner(owner));
