import { SECOND_MS } from "@dryrun/domain/time";
import type { Draft, DraftStore } from "@dryrun/forms/drafts/draft-store";

/** A draft as the account keeps it. */
export interface AccountDraft {
  /** JSON. */
  values: string;
  version: number;
  savedAt: string;
}

export type Saved =
  | { kind: "saved"; version: number }
  /** Another tab or device was faster. */
  | { kind: "changed"; draft: AccountDraft }
  /** The account does not keep it: the job was closed, or the application was sent. */
  | { kind: "refused" }
  /** No answer came. */
  | { kind: "failed" };

export interface AccountCalls {
  /** Rejects where no answer came. */
  load: () => Promise<AccountDraft | null>;
  save: (values: string, base: number) => Promise<Saved>;
  discard: () => Promise<unknown>;
}

export interface AccountState {
  /** The account has everything that was typed. */
  isOnAccount: boolean;
  /** What another tab or device made of the application since. */
  conflict: AccountDraft | null;
}

const WAIT = 1.5 * SECOND_MS;
const NEWER: AccountState = { isOnAccount: false, conflict: null };

const asDraft = (key: string, { values, version, savedAt }: AccountDraft): Draft => ({
  key,
  values: JSON.parse(values) as unknown,
  savedAt: Date.parse(savedAt),
  version,
  isSynced: true,
});

/** Which of two drafts the form begins with, and what the other one means. `theirs` is undefined without a network. */
export function choose(key: string, mine: Draft | undefined, theirs: AccountDraft | null | undefined) {
  if (theirs === undefined) return { draft: mine, base: mine?.version ?? 0, conflict: null };
  // The account had it: another tab sent or discarded it.
  if (theirs === null) return { draft: mine?.isSynced ? undefined : mine, base: 0, conflict: null };
  if (!mine || mine.isSynced || JSON.stringify(mine.values) === theirs.values)
    return { draft: asDraft(key, theirs), base: theirs.version, conflict: null };
  const isMine = mine.version === theirs.version;
  return { draft: mine, base: theirs.version, conflict: isMine ? null : theirs };
}

/**
 * Keeps a draft on this device at once and on the account a little later, so that it is found on another device. Without a
 * network it stays here and follows with the next change, or with `flush`.
 */
export function createAccountDrafts(local: DraftStore, calls: AccountCalls, onState: (state: AccountState) => void) {
  let latest: Draft | undefined;
  let base = 0;
  let state = NEWER;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  function show(next: AccountState) {
    state = next;
    onState(next);
  }

  async function sync() {
    const draft = latest;
    if (!draft || draft.isSynced || state.conflict) return;
    const saved = await calls.save(JSON.stringify(draft.values), base);
    if (saved.kind === "changed") show({ isOnAccount: false, conflict: saved.draft });
    if (saved.kind !== "saved") return;
    base = saved.version;
    // Typed on meanwhile: what is here continues the new version.
    if (latest !== draft) return latest && void (await local.put({ ...latest, version: base }));
    latest = { ...draft, version: base, isSynced: true };
    await local.put(latest);
    show({ isOnAccount: true, conflict: null });
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    running = running.then(sync);
    return running;
  }

  const store: DraftStore = {
    ...local,
    async get(key) {
      const [mine, theirs] = await Promise.all([local.get(key), calls.load().catch(() => undefined)]);
      const found = choose(key, mine, theirs);
      base = found.base;
      latest = found.draft;
      if (mine && !latest) await local.delete(key);
      show({ isOnAccount: latest?.isSynced === true, conflict: found.conflict });
      if (latest && !latest.isSynced) void flush();
      return latest;
    },
    async put(draft) {
      latest = { ...draft, version: base, isSynced: false };
      if (state.isOnAccount) show({ ...state, isOnAccount: false });
      const isKept = await local.put(latest);
      clearTimeout(timer);
      if (document.visibilityState === "hidden") void flush();
      else timer = setTimeout(() => void flush(), WAIT);
      return isKept;
    },
    async delete(key) {
      latest = undefined;
      clearTimeout(timer);
      await local.delete(key);
      await running; // a save on its way would bring it back
      base = 0;
      show(NEWER);
      await calls.discard().catch(() => undefined);
    },
  };
  return {
    store,
    flush,
    /** Ends a conflict: this device's text replaces the other one. */
    keepMine() {
      base = state.conflict?.version ?? base;
      show(NEWER);
      return flush();
    },
    /** Ends a conflict with the other text, whose values it answers. */
    takeTheirs(key: string): Record<string, unknown> {
      const theirs = state.conflict;
      if (!theirs) return {};
      latest = asDraft(key, theirs);
      base = theirs.version;
      void local.put(latest);
      show({ isOnAccount: true, conflict: null });
      return latest.values as Record<string, unknown>;
    },
  };
}
