import type { AppStore } from "@dryrun/api-client/base";

/** Where the page is that begins. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}
/** In the handle of a page's route: asks for what the page shows first, as the page itself would. */
export interface Begins {
  begin?: (dispatch: AppStore["dispatch"], place: Place) => unknown;
}
/** What the router says of the page that is open. */
interface Opened {
  matches: readonly { params: Place["params"]; route: { handle?: unknown } }[];
  location: { search: string };
}

/** Longer than it takes to read answers that have come; a page that waits for others shows that it waits. */
const PATIENCE_MS = 200;

/**
 * Takes what the head asked for into the store, so that the first drawing of the page shows it. What was refused, or has not come
 * yet, is left to the page.
 */
export function beginEarly({ dispatch }: AppStore, { matches, location }: Opened): Promise<unknown> {
  async function take() {
    const early = globalThis.dryrunEarly;
    if (!early) return;
    const answers = await Promise.all(early.answers.values());
    if (answers.length === 0 || !answers.every(({ ok }) => ok)) return;
    const search = new URLSearchParams(location.search);
    await Promise.all(
      matches.map(({ params, route }) => (route.handle as Begins | undefined)?.begin?.(dispatch, { params, search })),
    );
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([take().catch(() => {}), patience]);
}
