import { boolean, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import * as calls from "./calls.ts";
import { apiKeySchema } from "./schema.ts";
import { KEY_SCOPES } from "./scopes.ts";

const key = object({
  _id: text(),
  name: text(),
  scope: choice(KEY_SCOPES),
  /** The first characters of the key. */
  start: text(),
  /** The owner who created it and in whose name it acts. */
  by: object({ _id: text(), fullName: text() }),
  /** Whether the key works: its owner may be blocked, or no owner any more. */
  works: boolean().defined(),
  createdAt: isoDate(),
  /** To the minute; null if it was never used. */
  lastUsedAt: nullableIsoDate(),
});

/** The keys of the company, the newest first. */
export const apiKeys = defineContract({
  ...calls.apiKeys,
  status: 200,
  response: object({ keys: list(key) }),
  errors: ["ROLE"],
});

/** The only answer that has the whole key. */
export const createApiKey = defineContract({
  ...calls.createApiKey,
  body: apiKeySchema,
  status: 201,
  response: object({ message: text(), key, secret: text() }),
  errors: ["LIMIT_REACHED", "ROLE"],
});

/** The next call with the key is refused. */
export const revokeApiKey = defineContract({
  ...calls.revokeApiKey,
  params: object({ keyId: id() }),
  status: 204,
  errors: ["NOT_FOUND", "ROLE"],
});
