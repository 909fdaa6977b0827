import { courseUnits } from "@dryrun/content/course/load-course";
import { BUYER_LINK_DAYS } from "@dryrun/domain/auth/limits";
import { lessonPath } from "@dryrun/domain/courses/lessons/parts";
import type { OrderKind } from "@dryrun/domain/payments/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { newLinkToken } from "../../ids.ts";
import type { WayIn } from "../../mails/money/purchase.ts";
import { hashOf, insertLink } from "../../records/links.ts";
import { findUser, findUserByEmail } from "../../records/users.ts";
import type { OrderRow } from "./queries.ts";

const PAGES = { credits: "/student/payments", masterclass: "/masterclass" } as const;

/** Returns the page that shows a purchase to its owner; the course begins with its first lesson. */
export function pageOf(kind: OrderKind): string {
  const [unit] = courseUnits();
  return kind === "course" ? lessonPath(unit?.id ?? "", unit?.lessons[0]?.id ?? "") : PAGES[kind];
}

/**
 * Returns the buyer's link to `page`. If the buyer has no password or an unverified address, makes a new link that
 * sets the password or verifies the address, and then leads to the page. Null if the account was deleted.
 */
export async function wayInFor(
  db: Db,
  { userId, email }: Pick<OrderRow, "userId" | "email">,
  { page, publicUrl, now }: { page: string; publicUrl: string; now: Date },
): Promise<WayIn | null> {
  const user = userId === null ? await findUserByEmail(db, email) : await findUser(db, userId);
  if (!user) return null;
  const target = new URL(page, publicUrl);
  if (userId !== null || user.emailVerifiedAt) return { kind: "open", link: target.href };
  const [kind, purpose, path] =
    user.passwordHash === null
      ? (["set-password", "purchase", "set-password"] as const)
      : (["verify", "verify-email", "verify-email"] as const);
  const token = newLinkToken();
  const expiresAt = addMs(now, BUYER_LINK_DAYS * DAY_MS);
  await insertLink(db, { hash: hashOf(token), userId: user.id, purpose, expiresAt, createdAt: now });
  const isOwn = target.origin === new URL(publicUrl).origin;
  const redirect = isOwn ? `?redirect=${encodeURIComponent(target.pathname)}` : "";
  return { kind, link: `${publicUrl}/${path}/${token}${redirect}` };
}
