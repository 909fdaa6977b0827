import type { accountPrivacy } from "@dryrun/domain/account/contract";
import { GRIEVANCE_OFFICER } from "@dryrun/domain/account/messages";
import { LISTED_VIEWS } from "@dryrun/domain/account/retention";
import { BRAND } from "@dryrun/domain/brand";
import type { Output } from "@dryrun/domain/contract/define";
import { indianDay } from "@dryrun/domain/time";
import { holderOf } from "../../records/certificates.ts";
import { findCallerAccount } from "../../records/users.ts";
import { countWritten, findAccess } from "./access-queries.ts";
import type { AccountDeps } from "./deps.ts";
import { everythingAbout } from "./export/export.ts";
import { countHeld, findConsents } from "./privacy-queries.ts";
import { countListings, findViews } from "./view-queries.ts";

export const privacy =
  ({ db, keys }: AccountDeps) =>
  async (id: string): Promise<Output<typeof accountPrivacy>> => {
    const user = await findCallerAccount(db, id);
    const consents = await findConsents(db, id);
    return {
      held: await countHeld(db, user, holderOf(keys, user)),
      consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
      views: await findViews(db, id, LISTED_VIEWS),
      listed: await countListings(db, id),
      access: await findAccess(db, id, LISTED_VIEWS),
      written: await countWritten(db, id),
      grievance: { name: `${GRIEVANCE_OFFICER}, ${BRAND.seller.name}`, email: BRAND.supportEmail },
    };
  };

/** Returns a file with all stored data. */
export const exportAll =
  ({ db, clock, keys, declines, limits }: AccountDeps) =>
  async (id: string) => {
    await limits.exports.take(id);
    const now = clock.now();
    const user = await findCallerAccount(db, id);
    const data = { exportedAt: now, ...(await everythingAbout(db, user, holderOf(keys, user), declines)) };
    const fileName = `${BRAND.name.toLowerCase()}-data-${indianDay(now)}.json`;
    return { content: Buffer.from(JSON.stringify(data, null, 2)), contentType: "application/json", fileName };
  };
