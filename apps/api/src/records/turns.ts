import { NEW_FOR_HOURS } from "@dryrun/domain/auth/limits";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { companies } from "../db/schema/companies.ts";
import type { PersonLimit } from "../http/limits/person-limits.ts";
import type { Clock, Turn } from "../ports.ts";

/**
 * Returns whose turn the work of this person takes: that of the company, else the person's own. The account is
 * established once its address is verified and neither it nor the company is new: a person who leaves gets a new company.
 */
export async function findTurn(db: Db, userId: string, now: Date): Promise<Turn> {
  const [person] = await db
    .select({
      companyId: users.companyId,
      verifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      companyCreatedAt: companies.createdAt,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId));
  const isOld = (createdAt: Date) => createdAt <= addMs(now, -NEW_FOR_HOURS * HOUR_MS);
  return {
    owner: person?.companyId ?? userId,
    isEstablished:
      !!person?.verifiedAt && isOld(person.createdAt) && (!person.companyCreatedAt || isOld(person.companyCreatedAt)),
  };
}

interface PdfTurnDeps {
  db: Db;
  clock: Clock;
  limit: Pick<PersonLimit, "take">;
}
export type TakePdfTurn = ReturnType<typeof createPdfTurns>;

/** Counts a PDF towards the account's limit and returns its turn: some of the calls have no other limit. */
export const createPdfTurns =
  ({ db, clock, limit }: PdfTurnDeps) =>
  async (userId: string): Promise<Turn> => {
    await limit.take(userId);
    return findTurn(db, userId, clock.now());
  };
