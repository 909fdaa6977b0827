/** Requests that the page's head has made while the scripts loaded (`apps/shell/src/index.html`), by URL. */
export interface Early {
  /** The authorization header of the calls. */
  authorization: string;
  answers: Map<string, Promise<Response>>;
}
declare global {
  var dryrunEarly: Early | undefined;
}

/** Answers are as old as the page; older ones are not used. In milliseconds. */
const FRESH_MS = 30_000;

/**
 * Returns the early answer to exactly this request, once. A write makes all others stale. Undefined if there is none or it is a refusal:
 * the request is then made, and its refusal is handled as usual.
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
