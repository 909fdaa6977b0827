import { useEmployerTeamQuery } from "@dryrun/api-client/company/employer";
import { useEmployerFindQuery } from "@dryrun/api-client/company/find";
import { errorMessage, isNetworkError } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { FIND_FROM } from "@dryrun/domain/company/find/limits";
import { team } from "@dryrun/domain/company/team/calls";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { useNavigate } from "@dryrun/remote-kit/router";
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useMayCall } from "../../shared/role/may.tsx";
import { colleagueEntries, type Entry, foundEntries, placesOf, searchesFor } from "./entries.ts";
import { find as text } from "./find.en-in.ts";
import * as s from "./find-dialog.module.css";
import { FindList, optionIdOf } from "./find-list.tsx";

const PAUSE_MS = 200;

/** Searches during typing, after a short pause. Only the answer to the newest words is returned. */
function useFind(typed: string) {
  const words = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isEnough = words.length >= FIND_FROM;
  const isAsked = isEnough && words === asked;
  const { currentData, error, isFetching, refetch } = useEmployerFindQuery({ query: { q: words } }, { skip: !isAsked });
  return {
    words,
    isEnough,
    found: isAsked ? currentData : undefined,
    isWaiting: isEnough && (!isAsked || isFetching),
    error: isAsked && !isFetching ? error : undefined,
    retry: () => void refetch(),
  };
}

/** Returns the people of the company, once they are wanted; none if they cannot be loaded. */
function useColleagues(areWanted: boolean) {
  const { data, isLoading } = useEmployerTeamQuery(undefined, { skip: !areWanted });
  return { people: data?.people ?? [], isWaiting: isLoading };
}

const MOST = 5;
/** By person, and only in memory: the labels are names of candidates, and the device may be shared. */
const opened = new Map<string, readonly Entry[]>();

/** Returns what a person opened from the search since the page was loaded, the last first. */
const recentOf = (userId: string): readonly Entry[] => opened.get(userId) ?? [];

/** Records that a person opened a job, candidate or application. */
function recordOpened(userId: string, entry: Entry) {
  if (!["jobs", "candidates", "applications", "recent"].includes(entry.group)) return;
  const { status: _, ...kept } = entry;
  const others = recentOf(userId).filter(({ to }) => to !== entry.to);
  opened.set(userId, [{ ...kept, group: "recent" as const }, ...others].slice(0, MOST));
}

interface FindDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What had the focus before. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** The search for everything in the employer's part: jobs, people, applications, pages and actions. */
export function FindDialog({ isOpen, onClose, finalFocus }: FindDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} size="l" initialFocus={field} finalFocus={finalFocus}>
      <Finder field={field} onClose={onClose} />
    </Dialog>
  );
}

/** Returns the entries for the typed words. Places are first and known at once, so that an answer moves nothing above it. */
function useEntries(userId: string, typed: string) {
  const may = useMayCall();
  const search = useFind(typed);
  const { words, found, isEnough } = search;
  const colleagues = useColleagues(isEnough && may(team));
  const isWaiting = search.isWaiting || colleagues.isWaiting;
  const entries = [
    ...(words === "" ? recentOf(userId) : []),
    ...placesOf(may, words),
    ...(found ? [...foundEntries(found), ...colleagueEntries(colleagues.people, words)] : []),
    ...(isEnough && !isWaiting ? searchesFor(may, words) : []),
  ];
  return { ...search, isWaiting, entries };
}

/** Returns the index after an arrow key; undefined for other keys. */
function movedBy({ key }: KeyboardEvent, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (active - 1 + count) % count;
  return undefined;
}

interface FinderProps {
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** Returns the marked entry, and the keys that mark and open one. */
function useMarked(entries: readonly Entry[], open: (entry: Entry) => void) {
  const [active, mark] = useState(0);
  const at = Math.min(active, entries.length - 1);
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const moved = movedBy(event, at, entries.length);
    const entry = entries[at];
    if (moved !== undefined) mark(moved);
    else if (event.key === "Enter" && entry) open(entry);
    else return;
    event.preventDefault();
  }
  return { at, mark, onKeyDown };
}

function Finder({ field, onClose }: FinderProps) {
  const { _id: userId } = useUser();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const search = useEntries(userId, typed);
  const { entries } = search;
  function open(entry: Entry) {
    recordOpened(userId, entry);
    onClose();
    void navigate(entry.to);
  }
  const { at, mark, onKeyDown } = useMarked(entries, open);
  useLayoutEffect(() => field.current?.focus(), [field]); // before the next key
  return (
    <div className={s.finder}>
      <Field label={text.label}>
        <TextInput
          ref={field}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? optionIdOf(listId, at) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SEARCH_WORDS}
          value={typed}
          onValue={(value) => {
            setTyped(value);
            mark(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <State {...search} />
      <FindList id={listId} entries={entries} active={at} onPoint={mark} onOpen={open} />
    </div>
  );
}

/** Says whether the search waits or failed, or how much it found. */
function State({ words, isEnough, isWaiting, error, found, retry, entries }: ReturnType<typeof useEntries>) {
  if (error)
    return (
      <div role="alert" className={s.failed}>
        <span>{isNetworkError(error) ? text.offline : errorMessage(error, text.failed)}</span>
        <Button size="s" onClick={retry}>
          {text.again}
        </Button>
      </div>
    );
  const count = entries.filter(({ group }) => group !== "more").length;
  return (
    <p role="status" className={s.state}>
      {found && (count === 0 ? text.nothing(words) : text.count(count))}
      {isWaiting && text.searching}
      {words !== "" && !isEnough && text.more}
    </p>
  );
}
