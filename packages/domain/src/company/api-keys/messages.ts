import { KEY_CALLS_PER_MINUTE, type KeyScope, MAX_KEYS } from "./limits.ts";

export const SCOPE_NAMES: Readonly<Record<KeyScope, string>> = { read: "Read", write: "Read and write" };
export const SCOPE_ABOUT: Readonly<Record<KeyScope, string>> = {
  read: "Reads jobs, applications and interview results.",
  write: "Also posts and closes jobs, moves and decides applications, writes notes and invites candidates.",
};

export const KEY_CREATED = "Key created";
export const NO_KEY_LEFT = `A company can have at most ${MAX_KEYS} keys. Revoke one that you do not use.`;
export const KEY_UNKNOWN = "This API key does not work. It may have been revoked.";
export const KEY_MAY_NOT = "This call cannot be made with an API key.";
export const KEY_ONLY_READS = "This API key only reads. Use a key with the scope write.";
export const TOO_MANY_KEY_CALLS = `This API key was used ${KEY_CALLS_PER_MINUTE} times within a minute. Wait a moment and try again.`;
