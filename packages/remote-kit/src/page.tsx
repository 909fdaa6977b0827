import { BRAND } from "@dryrun/domain/brand";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";

interface Message {
  polite: string;
  assertive: string;
}
let message: Message = { polite: "", assertive: "" };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function update(next: Partial<Message>) {
  message = { ...message, ...next };
  for (const listener of listeners) listener();
}

/** Reads a sentence to screen readers through the shell's live regions. */
export function announce(text: string, urgency: "polite" | "assertive" = "polite") {
  update({ [urgency]: "" }); // makes a repeated sentence two changes
  queueMicrotask(() => update({ [urgency]: text }));
}

let isFirstPage = true;

/** For pages with their own heading: sets the document's title and announces it. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} – ${BRAND.name}`;
    update({ polite: title });
  }, [title]);
}

/** The page's only h1. After a navigation it gets the focus, unless a field has it. */
export function PageTitle({ children, title, className }: { children?: ReactNode; title: string; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    const taken = document.activeElement?.matches("input, textarea, select, [contenteditable]");
    if (!isFirstPage && !taken) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}

/** Rendered once by the shell: the page's only live regions. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => message);
  return (
    <>
      <div aria-live="polite" className="visually-hidden" data-announcer="polite">
        {polite}
      </div>
      <div aria-live="assertive" className="visually-hidden" data-announcer="assertive">
        {assertive}
      </div>
    </>
  );
}
