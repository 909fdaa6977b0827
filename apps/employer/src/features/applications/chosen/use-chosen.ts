import type { Selection } from "@dryrun/design-system/lists/data-table";
import { announce } from "@dryrun/remote-kit/page";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { ListedApplication } from "../../../shared/answers.ts";

const text = messages.applications.chosen;
const NONE: ReadonlySet<string> = new Set();

/** The chosen applications of a page. Those that leave the page are no longer chosen. */
export function useChosen(applications: readonly ListedApplication[], list: RefObject<HTMLElement | null>) {
  const [keys, setKeys] = useState(NONE);
  const isDone = useRef(false);
  const chosen = useMemo(() => applications.filter(({ _id }) => keys.has(_id)), [applications, keys]);
  const selection: Selection<ListedApplication> = {
    chosen: new Set(chosen.map(({ _id }) => _id)),
    onChosen: (next) => {
      setKeys(next);
      announce(text.count(next.size));
    },
    labelOf: ({ fullName, jobId }) => text.one(fullName, jobId.title),
    allLabel: text.all,
  };
  // The pressed buttons disappear with the choice: moves the focus to the list.
  useEffect(() => {
    if (chosen.length > 0 || !isDone.current) return;
    isDone.current = false;
    list.current?.focus();
  }, [chosen, list]);
  function clear() {
    isDone.current = true;
    setKeys(NONE);
  }
  return { chosen, selection, clear };
}
