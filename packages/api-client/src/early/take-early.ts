/** What the page's head has asked for while the scripts came (`apps/shell/src/index.html`), by URL. */
export interface Early {
  /** The header that the calls were made with. */
  authorization: string;
  answers: Map<string, Promise<Response>>;
}
declare global {
  var dryrunEarly: Early | undefined;
}

/** An answer is as old as the page: older ones are not used, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * The early answer to exactly this request, once. A request that writes makes all others stale. Undefined if there is none, or it
 * is a refusal: then the request is made, and its refusal is handled as always.
 */
export async function takeEarly(request: Request): Promise<Response | undefined> {
  const early = globalThis.dryrunEarly;
  if (!early) return undefined;
  if (request.method !== "GET") early.answers.clear();
  const answer = early.answers.get(request.url);
  early.answers.delete(request.url);
  const isSame = early.authorization === request.headers.get("authorization");
  if (!answer || !isSame || performance.now() > FRESH_MS) return undefined;
  const response = await answer.catch(() => undefined);
  return response?.ok ? response : undefined;
}
