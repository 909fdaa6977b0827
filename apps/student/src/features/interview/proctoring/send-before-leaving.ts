import { readToken } from "@dryrun/auth/token-store";
import type { Contract } from "@dryrun/domain/contract/define";
import { recordEvent, saveDraft } from "@dryrun/domain/interviews/contract";
import type { RecordedEvent } from "./event-log.ts";

export interface LastWords {
  sessionId: string;
  drafts: readonly { number: number; answer: string }[];
  events: readonly RecordedEvent[];
}

const fill = (path: string, params: Record<string, string | number>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/**
 * Sends pending data so that it arrives although the page closes or the session ends: requests start immediately, with the current token.
 * Never rejects; data that does not arrive is still stored on the device.
 */
export function sendBeforeLeaving({ sessionId, drafts, events }: LastWords): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${readToken() ?? ""}` };
  const send = (contract: Contract, params: Record<string, string | number>, body: unknown) => {
    const url = `${location.origin}/api${fill(contract.path, params)}`;
    const request = { method: contract.method, headers, body: JSON.stringify(body) };
    // Browsers refuse more than 64 KiB of keepalive requests: the rest is sent without keepalive.
    return fetch(url, { ...request, keepalive: true }).catch(() => fetch(url, request).catch(() => undefined));
  };
  return Promise.all([
    ...drafts.map(({ number, answer }) => send(saveDraft, { sessionId, n: number }, { answer })),
    ...events.map((event) => send(recordEvent, { sessionId }, event)),
  ]);
}
