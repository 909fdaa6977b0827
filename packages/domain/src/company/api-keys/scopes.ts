import type { Call } from "../../contract/call.ts";

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

/** A call that an API key may use: the scope that it needs, and what it does. */
interface KeyCall {
  scope: KeyScope;
  summary: string;
}
const read = (summary: string): KeyCall => ({ scope: "read", summary });
const write = (summary: string): KeyCall => ({ scope: "write", summary });

/** The calls that an API key may use. A call that is missing here refuses every key. */
const KEY_CALLS: ReadonlyMap<string, KeyCall> = new Map(
  Object.entries({
    "GET /emp/jobs": read("List the company's jobs"),
    "GET /emp/jobs/:id": read("Read a job"),
    "GET /emp/jobs/stats/:id": read("Read a job's numbers"),
    "GET /emp/jobs/:id/stages": read("Read a job's stages"),
    "GET /emp/jobs/applications": read("List applications"),
    "GET /emp/jobs/applications/:id": read("List a job's applications"),
    "GET /emp/jobs/applications/counts": read("Count applications by state"),
    "GET /emp/jobs/application/:applicationId": read("Read an application"),
    "GET /emp/jobs/interview-summary/:applicationId": read("Read an application's interview result"),
    "POST /emp/jobs": write("Post a job"),
    "PUT /emp/jobs/:id": write("Change a job"),
    "PATCH /emp/jobs/:id/close": write("Close a job"),
    "PATCH /emp/jobs/:id/reopen": write("Open a closed job again"),
    "PATCH /emp/jobs/application/:applicationId": write("Move an application to a stage, and change its tags"),
    "POST /emp/jobs/accept-application": write("Accept an application"),
    "POST /emp/jobs/reject-application": write("Reject an application"),
    "POST /emp/jobs/application/:applicationId/undo": write("Undo a decision that is not final yet"),
    "POST /emp/jobs/application/:applicationId/notes": write("Add a note to an application"),
    "POST /emp/jobs/:jobId/invite": write("Invite a candidate to a job"),
  }),
);

/** Returns the entry of a call; undefined if no key may use it. */
export const keyCallOf = ({ method, path }: Pick<Call, "method" | "path">): KeyCall | undefined =>
  KEY_CALLS.get(`${method} ${path}`);

/** Returns the scope that a key needs for this call; undefined if no key may use it. */
export const scopeOf = (call: Pick<Call, "method" | "path">): KeyScope | undefined => keyCallOf(call)?.scope;

/** Whether a key with this scope may use what needs the other. */
export const coversScope = (has: KeyScope, needs: KeyScope) => has === "write" || needs === "read";

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
