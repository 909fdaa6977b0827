/** What a key may do. A `write` key can also read. */
export const KEY_SCOPES = ["read", "write"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The beginning of every key, by which a leaked one is recognised. */
export const KEY_START = "dr_live_";
/** The characters of a key that lists show. */
export const SHOWN_OF_KEY = KEY_START.length + 4;
export const MAX_KEY_NAME = 60;
/** Keys of one company. */
export const MAX_KEYS = 10;
/** Calls with one key per minute. */
export const KEY_CALLS_PER_MINUTE = 300;
