import { SECOND_MS } from "@dryrun/domain/time";
import type { Draft, DraftStore } from "@dryrun/forms/drafts/draft-store";

/** A draft as the account stores it. */
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
  /** The account does not store it: the job was closed, or the application was sent. */
  | { kind: "refused" }
  /** No answer came. */
  | { kind: "failed" };

export interface AccountCalls {
  /** Rejects if no answer came. */
  load: () => Promise<AccountDraft | null>;
  save: (values: string, base: number) => Promise<Saved>;
  discard: () => Promise<unknown>;
}

export interface AccountState {
  /** The account has everything that was typed. */
  isOnAccount: boolean;
  /** The change that another tab or device made since. */
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

/** Chooses the draft that the form begins with, and detects a conflict. `theirs` is undefined without a network. */
export function chooseDraft(key: string, mine: Draft | undefined, theirs: AccountDraft | null | undefined) {
  if (theirs === undefined) return { draft: mine, base: mine?.version ?? 0, conflict: null };
  // The account had this draft: another tab sent or discarded it.
  if (theirs === null) return { draft: mine?.isSynced ? undefined : mine, base: 0, conflict: null };
  if (!mine || mine.isSynced || JSON.stringify(mine.values) === theirs.values)
    return { draft: asDraft(key, theirs), base: theirs.version, conflict: null };
  const isMine = mine.version === theirs.version;
  return { draft: mine, base: theirs.version, conflict: isMine ? null : theirs };
}

type Show = (state: AccountState) => void;

/** Saves the newest text to the account, one save after the other, each based on the version before. */
function createSync(local: DraftStore, calls: AccountCalls, onState: Show) {
  let latest: Draft | undefined;
  let base = 0;
  let state = NEWER;
  let running: Promise<void> = Promise.resolve();
  const show: Show = (next) => {
    state = next;
    onState(next);
  };
  async function save() {
    const draft = latest;
    if (!draft || draft.isSynced || state.conflict) return;
    const saved = await calls.save(JSON.stringify(draft.values), base);
    if (saved.kind === "changed") show({ isOnAccount: false, conflict: saved.draft });
    if (saved.kind !== "saved") return;
    base = saved.version;
    const isNewest = latest === draft;
    // Text typed in the meantime continues the new version.
    if (latest) latest = { ...latest, version: base, isSynced: isNewest };
    if (latest) await local.put(latest);
    if (isNewest) show({ isOnAccount: true, conflict: null });
  }
  return {
    state: () => state,
    begin(draft: Draft | undefined, version: number, conflict: AccountDraft | null) {
      [latest, base] = [draft, version];
      show({ isOnAccount: draft?.isSynced === true, conflict });
    },
    change(draft: Draft): Draft {
      latest = { ...draft, version: base, isSynced: false };
      if (state.isOnAccount) show({ ...state, isOnAccount: false });
      return latest;
    },
    keepMine() {
      base = state.conflict?.version ?? base;
      show(NEWER);
    },
    /** Stops saving. Resolves when a running save has arrived, because a late one would restore the draft. */
    async end() {
      latest = undefined;
      await running;
      base = 0;
      show(NEWER);
    },
    flush(): Promise<void> {
      running = running.then(save);
      return running;
    },
  };
}

type Sync = ReturnType<typeof createSync>;

/** The drafts of this device; each change is also saved to the account. */
function storeOf(local: DraftStore, calls: AccountCalls, sync: Sync): DraftStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    return sync.flush();
  };
  return {
    ...local,
    async get(key) {
      const [mine, theirs] = await Promise.all([local.get(key), calls.load().catch(() => undefined)]);
      const { draft, base, conflict } = chooseDraft(key, mine, theirs);
      if (mine && !draft) await local.delete(key);
      sync.begin(draft, base, conflict);
      if (draft && !draft.isSynced) void flush();
      return draft;
    },
    async put(draft) {
      const isKept = await local.put(sync.change(draft));
      clearTimeout(timer);
      if (document.visibilityState === "hidden") void flush();
      else timer = setTimeout(() => void flush(), WAIT);
      return isKept;
    },
    async delete(key) {
      clearTimeout(timer);
      await local.delete(key);
      await sync.end();
      await calls.discard().catch(() => undefined);
    },
  };
}

/**
 * Stores a draft on this device immediately and on the account a little later, so that another device finds it. Without a network it stays
 * here and is sent with the next change, or with `flush`.
 */
export function createAccountDrafts(local: DraftStore, calls: AccountCalls, onState: Show) {
  const sync = createSync(local, calls, onState);
  const { flush } = sync;
  const store = storeOf(local, calls, sync);
  return {
    store,
    flush,
    /** Ends a conflict: this device's text replaces the other one. */
    keepMine() {
      sync.keepMine();
      return flush();
    },
    /** Ends a conflict with the other text, and returns its values. */
    takeTheirs(key: string): Record<string, unknown> {
      const theirs = sync.state().conflict;
      if (!theirs) return {};
      const draft = asDraft(key, theirs);
      void local.put(draft);
      sync.begin(draft, theirs.version, null);
      return draft.values as Record<string, unknown>;
    },
  };
}
