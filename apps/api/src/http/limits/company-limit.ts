import type { Db } from "../../db/client.ts";
import type { Member } from "../../records/company/members.ts";
import { findCallerAccount } from "../../records/users.ts";
import type { Limit } from "./rate-limit.ts";

type Who = Pick<Member, "companyId" | "userId">;

/** A limit of what people do for a company. */
export interface CompanyLimit {
  /** Takes points: 429 `TOO_MANY_REQUESTS` if the company or the person has too few left. */
  take(who: Who, several?: number): Promise<void>;
  /** Takes as many points as both have left, up to `most`; returns their number. */
  takeUpTo(who: Who, most: number): Promise<number>;
  giveBack(who: Who, several?: number): Promise<void>;
}

/**
 * Counts for the company and for the person, so that neither a change of the company nor of its people renews the limit. The person
 * counts by address: deleting the account and registering again renews nothing either.
 */
export function limitCompany(db: Db, limit: Pick<Limit, "take" | "takeUpTo" | "giveBack">): CompanyLimit {
  const personKey = async ({ userId }: Who) => `person ${(await findCallerAccount(db, userId)).email.toLowerCase()}`;
  return {
    async take(who, several) {
      const person = await personKey(who);
      await limit.take(who.companyId, several);
      await limit.take(person, several).catch(async (error: unknown) => {
        await limit.giveBack(who.companyId, several);
        throw error;
      });
    },
    async takeUpTo(who, most) {
      const ofCompany = await limit.takeUpTo(who.companyId, most);
      const granted = await limit.takeUpTo(await personKey(who), ofCompany);
      if (granted < ofCompany) await limit.giveBack(who.companyId, ofCompany - granted);
      return granted;
    },
    async giveBack(who, several) {
      await limit.giveBack(who.companyId, several);
      await limit.giveBack(await personKey(who), several);
    },
  };
}
