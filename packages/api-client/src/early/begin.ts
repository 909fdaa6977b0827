import type { AppStore } from "@dryrun/api-client/base";

/** The address of the page that begins. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}
/** The handle of a page's route: requests the page's first data, as the page itself would. */
export interface Begins {
  begin?: (dispatch: AppStore["dispatch"], place: Place) => unknown;
}
/** The router's data about the open page. */
interface Opened {
  matches: readonly { params: Place["params"]; route: { handle?: unknown } }[];
  location: { search: string };
}

/** Longer than reading answers that have arrived; for others, the page shows its loading state. */
const TIMEOUT_MS = 200;

/**
 * Puts the answers to the head's early requests into the store, so that the page's first render shows them. The page repeats refused and
 * pending requests.
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
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([take().catch(() => {}), timeout]);
}
