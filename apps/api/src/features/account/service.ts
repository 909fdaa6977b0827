import type { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import { LISTED_VIEWS } from "@dryrun/domain/account/limits";
import { ADMIN_STAYS, GRIEVANCE_OFFICER, PASSWORD_WRONG } from "@dryrun/domain/account/messages";
import { BRAND } from "@dryrun/domain/brand";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Limit } from "../../http/rate-limit.ts";
import type { Clock, Passwords } from "../../ports.ts";
import { findUser, setAdult } from "../auth/queries.ts";
import type { SignInGuard } from "../auth/sign-in-guard.ts";
import { countListings, findViews } from "../profile/view-queries.ts";
import { isDeadlock, removePerson } from "./deletion.ts";
import type { EmailHash } from "./email-hash.ts";
import { type Declining, everythingAbout } from "./export.ts";
import { countHeld, findConsents } from "./privacy-queries.ts";

interface AccountParts {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  guard: Pick<SignInGuard, "watch">;
  emailHash: EmailHash;
  declines: Declining;
  limits: { exports: Limit };
  /** Told when jobs are gone. */
  forgetJobs: () => void;
}
type Deletion = Input<typeof deleteAccount>["body"];
export type Account = ReturnType<typeof createAccount>;

const TRIES = 5;

export function createAccount({ db, clock, passwords, guard, emailHash, declines, limits, forgetJobs }: AccountParts) {
  const own = async (id: string) => {
    const user = await findUser(db, id);
    if (!user) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
    return user;
  };

  return {
    setAdult: (id: string) => setAdult(db, id),

    async privacy(id: string): Promise<Output<typeof accountPrivacy>> {
      const consents = await findConsents(db, id);
      return {
        held: await countHeld(db, await own(id)),
        consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
        views: await findViews(db, id, LISTED_VIEWS),
        listed: await countListings(db, id),
        grievance: { name: `${GRIEVANCE_OFFICER}, ${BRAND.seller.name}`, email: BRAND.supportEmail },
      };
    },

    /** A file with everything that is held. */
    async export(id: string) {
      await limits.exports.take(id);
      const now = clock.now();
      const held = { exportedAt: now, ...(await everythingAbout(db, await own(id), declines)) };
      const fileName = `${BRAND.name.toLowerCase()}-data-${indianDay(now)}.json`;
      return { content: Buffer.from(JSON.stringify(held, null, 2)), contentType: "application/json", fileName };
    },

    /** For good; a wrong password counts like a failed sign-in. */
    async remove(id: string, { password, revokeCertificates }: Deletion, address: string): Promise<void> {
      const user = await own(id);
      if (user.userType === "admin") throw new AppError("FORBIDDEN", ADMIN_STAYS);
      const isRight = await guard.watch({ userId: id, email: user.email, address }, () =>
        passwords.verify(user.passwordHash, password),
      );
      if (!isRight) throw invalid("password", PASSWORD_WRONG);
      for (let left = TRIES; ; left--) {
        try {
          await db.transaction((tx) =>
            removePerson(tx, user, { emailHash, revokesCertificates: revokeCertificates }, clock.now()),
          );
          return forgetJobs();
        } catch (error) {
          if (left === 1 || !isDeadlock(error)) throw error;
        }
      }
    },
  };
}
