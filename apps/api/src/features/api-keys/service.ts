import { createHash, randomBytes } from "node:crypto";
import { createApiKey } from "@dryrun/domain/company/api-keys/calls";
import type { apiKeys as contract } from "@dryrun/domain/company/api-keys/contract";
import {
  KEY_START,
  KEY_UNKNOWN,
  type KeyScope,
  MAX_KEYS,
  NO_KEY_LEFT,
  SHOWN_OF_KEY,
} from "@dryrun/domain/company/api-keys/scopes";
import type { Output } from "@dryrun/domain/contract/define";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { Caller } from "../../http/access.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { newId } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { lockAsMember, tellOwners } from "../../records/company/delegated-rights.ts";
import type { Member } from "../../records/company/members.ts";
import * as query from "./queries.ts";

type Key = Output<typeof contract>["keys"][number];
interface ApiKeyDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  /** Calls of a key per minute. */
  calls: Pick<Limit, "take">;
}
export type ApiKeys = ReturnType<typeof createApiKeys>;

const SECRET_BYTES = 32;
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

const keyAnswer = ({ id, createdAt, lastUsedAt, ...key }: query.ShownKey): Key => ({
  ...key,
  _id: id,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The keys with which other systems call for a company. Only the hash of a key is stored. */
export function createApiKeys({ db, clock, queue, calls }: ApiKeyDeps) {
  return {
    list: async ({ companyId }: Member): Promise<Key[]> => (await query.findKeys(db, companyId)).map(keyAnswer),

    create: (member: Member, asked: { name: string; scope: KeyScope }) =>
      db.transaction(async (tx) => {
        const { companyId, userId } = member;
        await lockAsMember(tx, member, createApiKey);
        if ((await query.countKeys(tx, companyId)) >= MAX_KEYS) throw new AppError("LIMIT_REACHED", NO_KEY_LEFT);
        const now = clock.now();
        const secret = `${KEY_START}${randomBytes(SECRET_BYTES).toString("base64url")}`;
        const id = newId(now);
        const stored = { hash: hashOf(secret), start: secret.slice(0, SHOWN_OF_KEY), createdAt: now, lastUsedAt: null };
        await query.insertKey(tx, { ...asked, ...stored, id, companyId, userId });
        await tellOwners(tx, queue, companyId, { kind: "key", id }, now);
        return { key: keyAnswer((await query.findKey(tx, id)) as query.ShownKey), secret };
      }),

    async revoke({ companyId }: Member, id: string): Promise<void> {
      if (!(await query.deleteKey(db, companyId, id))) throw notFound("This key");
    },

    /**
     * Returns the caller of a key: its owner, as a recruiter for all jobs. Every call reads the key again, so a revoked one is
     * refused from the next call on.
     */
    async callerOf(secret: string): Promise<Caller> {
      const key = await query.findWorkingKey(db, hashOf(secret));
      if (!key) throw new AppError("UNAUTHENTICATED", KEY_UNKNOWN);
      await calls.take(key.id);
      const { userId, companyId, scope } = key;
      const now = clock.now();
      const minuteAgo = addMs(now, -MINUTE_MS);
      if (!key.lastUsedAt || key.lastUsedAt < minuteAgo) await query.markUsed(db, key.id, now, minuteAgo);
      const member = { userId, companyId, role: "recruiter" as const, jobIds: null, byKey: true };
      return {
        id: userId,
        userType: "employer",
        needsSecondFactor: false,
        isCompanyBlocked: false,
        member,
        key: { id: key.id, scope },
      };
    },
  };
}

/** Whether the token of a call is an API key. */
export const isApiKey = (token: string) => token.startsWith(KEY_START);
