import { MAX_VIEW_NAME } from "@dryrun/domain/views/limits";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { savedViews } from "../../db/schema/saved-views.ts";

/** Returns the name, with a number if it is taken: "To call (2)". `taken`: names in lower case. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
    const end = ` (${number})`;
    free = name.slice(0, MAX_VIEW_NAME - end.length) + end;
  }
  return free;
}

/** Gives the shared views of a person who leaves the company to its first owner. The caller has locked the company. */
export async function passViews(tx: Db, companyId: string, from: string): Promise<void> {
  const shared = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.employerId, from), eq(savedViews.shared, true)));
  if (shared.length === 0) return;
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.companyRole, "owner"), ne(users.id, from)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
    .for("update");
  if (!owner) return;
  const own = await tx.select().from(savedViews).where(eq(savedViews.employerId, owner.id));
  const taken = new Set(own.map(({ list, name }) => `${list} ${name.toLowerCase()}`));
  for (const { id, list, name } of shared) {
    const ofList = new Set([...taken].filter((one) => one.startsWith(list)).map((one) => one.slice(list.length + 1)));
    const free = freeName(name, ofList);
    taken.add(`${list} ${free.toLowerCase()}`);
    await tx.update(savedViews).set({ employerId: owner.id, name: free }).where(eq(savedViews.id, id));
  }
}

/** Deletes the views of a person, whose filters name jobs and people of the former company. */
export const deleteViewsOf = (tx: Db, userId: string) => tx.delete(savedViews).where(eq(savedViews.employerId, userId));

export const unshareViews = (tx: Db, userId: string) =>
  tx.update(savedViews).set({ shared: false }).where(eq(savedViews.employerId, userId));
