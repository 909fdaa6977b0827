import type { Db } from "../../db/client.ts";
import type { Member } from "../../records/company/members.ts";
import { prepareFindCallerAccount, type UserRow } from "../../records/users.ts";
import type { Limit } from "./rate-limit.ts";

type Counted = Pick<Limit, "take" | "takeUpTo" | "giveBack" | "state">;

/**
 * A limit of what a person does: each takes the account's id, or the account if it is known. A limit of a day in India
 * gets that day.
 */
export interface PersonLimit {
  /** Takes points: 429 `TOO_MANY_REQUESTS` if the person has too few left. */
  take(person: Person, several?: number, day?: string): Promise<void>;
  /** Takes as many points as the person has left, up to `most`; returns their number. */
  takeUpTo(person: Person, most: number, day?: string): Promise<number>;
  giveBack(person: Person, several?: number, day?: string): Promise<void>;
}
type Person = string | Pick<UserRow, "email">;

/** Counts by the account's address: deleting the account and registering again renews nothing. */
export function limitPerson(db: Db, limit: Counted): PersonLimit {
  const findAccount = prepareFindCallerAccount(db);
  const keyOf = async (person: Person, day = "") => {
    const { email } = typeof person === "string" ? await findAccount(person) : person;
    return `person ${email.toLowerCase()}${day}`;
  };
  return {
    take: async (person, several, day) => limit.take(await keyOf(person, day), several),
    takeUpTo: async (person, most, day) => (most === 0 ? 0 : limit.takeUpTo(await keyOf(person, day), most)),
    async giveBack(person, several, day) {
      if (several !== 0) await limit.giveBack(await keyOf(person, day), several);
    },
  };
}

type Who = Pick<Member, "companyId" | "userId">;

/** A limit of what people do for a company. */
export interface CompanyLimit {
  /** Takes points: 429 `TOO_MANY_REQUESTS` if the company or the person has too few left. */
  take(who: Who, several?: number): Promise<void>;
  /** Takes as many points as both have left, up to `most`; returns their number. */
  takeUpTo(who: Who, most: number): Promise<number>;
  giveBack(who: Who, several?: number): Promise<void>;
  /** How many points the company has used, of how many. */
  stateOfCompany(companyId: string): Promise<{ used: number; most: number }>;
}

/** Counts for the company and for the person, so that neither a change of the company nor of its people renews the limit. */
export function limitCompany(db: Db, limit: Counted): CompanyLimit {
  const ofPerson = limitPerson(db, limit);
  return {
    async take({ companyId, userId }, several) {
      await limit.take(companyId, several);
      await ofPerson.take(userId, several).catch(async (error: unknown) => {
        await limit.giveBack(companyId, several);
        throw error;
      });
    },
    async takeUpTo({ companyId, userId }, most) {
      const ofCompany = await limit.takeUpTo(companyId, most);
      const granted = await ofPerson.takeUpTo(userId, ofCompany);
      if (granted < ofCompany) await limit.giveBack(companyId, ofCompany - granted);
      return granted;
    },
    async giveBack({ companyId, userId }, several) {
      await limit.giveBack(companyId, several);
      await ofPerson.giveBack(userId, several);
    },
    stateOfCompany: (companyId) => limit.state(companyId),
  };
}
