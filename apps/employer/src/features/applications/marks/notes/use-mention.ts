import { typedMention } from "@dryrun/domain/applications/notes/mentions";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useKnownColleagues } from "../../../../shared/together/use-colleagues.ts";

const MOST_SUGGESTED = 6;
const STEP = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Whether a word of the name begins with the typed text. */
const matches = (name: string, typed: string) => ` ${name.toLowerCase()}`.includes(` ${typed.toLowerCase()}`);

/** Ignores a space that is typed right after a chosen name, because the choice has added one. */
function useSpaceAfter(field: RefObject<HTMLTextAreaElement | null>) {
  /** Where the cursor is after the name and its space. */
  const end = useRef<number>(undefined);
  return {
    add() {
      end.current = field.current?.selectionEnd;
    },
    /** Whether the key types a second space. */
    isSecond({ key }: KeyboardEvent) {
      const isAfterName = end.current !== undefined && end.current === field.current?.selectionEnd;
      end.current = undefined;
      return key === " " && isAfterName;
    },
  };
}

/** The mention that is being typed in a field, and the colleagues whom it may mean. */
export function useMention(jobId: string, onText: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const colleagues = useKnownColleagues(jobId);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const space = useSpaceAfter(field);
  const names =
    typed === undefined
      ? []
      : [...new Set(colleagues.map(({ fullName }) => fullName))]
          .filter((name) => name !== typed.trim() && matches(name, typed))
          .slice(0, MOST_SUGGESTED);

  /** Reads what is typed before the cursor. */
  function read() {
    const { value = "", selectionStart = 0 } = field.current ?? {};
    const next = typedMention(value.slice(0, selectionStart));
    if (next !== typed) setActive(0);
    setTyped(next);
  }
  function choose(name: string) {
    const { current } = field;
    if (!current || typed === undefined) return;
    const end = current.selectionStart;
    const hasSpace = current.value.charAt(end) === " ";
    current.setRangeText(`${name} `, end - typed.length, hasSpace ? end + 1 : end, "end");
    space.add();
    onText(current.value);
    setTyped(undefined);
  }
  const close = () => setTyped(undefined);
  /** Whether the key was one of the list. */
  function handle(event: KeyboardEvent): boolean {
    if (space.isSecond(event)) return true;
    const step = STEP.get(event.key);
    const name = names[active];
    if (name === undefined) return false;
    if (step) setActive((active + step + names.length) % names.length);
    else if (event.key === "Escape") {
      event.stopPropagation(); // closes the list, not the question around it
      close();
    } else if (event.key === "Enter" || event.key === "Tab") choose(name);
    else return false;
    return true;
  }
  return { field, names, active, hasColleagues: colleagues.length > 0, read, choose, close, handle };
}
