import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as s from "./find-button.module.css";
import { nav } from "./frame.en-in.ts";

const load = () => import("../features/find/find-dialog.tsx");
/** On a Mac, Ctrl+K deletes to the end of a line. */
const isMac = () => /Mac|iP/.test(navigator.platform);
const isAsked = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  key?.toLowerCase() === "k" && (isMac() ? metaKey : ctrlKey) && !altKey && !shiftKey && !defaultPrevented;
const hasDialog = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

/** What is typed for the search before it has loaded must not press the page's own keys: in review mode they decide. */
function swallow(event: KeyboardEvent) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

interface Opening {
  isOpen: boolean;
  /** It is open, but its chunk has not arrived. */
  isLoading: boolean;
  open: () => void;
  close: () => void;
}

/** Opens and closes the search by its key. */
function useShortcut({ isOpen, isLoading, open, close }: Opening) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // An editor that uses the key itself has prevented its default; another dialog is a question to answer first.
    if (!isAsked(event) || (!isOpen && hasDialog())) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  useEffect(() => {
    if (!isLoading) return;
    addEventListener("keydown", swallow, true);
    return () => removeEventListener("keydown", swallow, true);
  }, [isLoading]);
}

/** Opens the search for everything in the employer's part, which loads then: the button, or Ctrl+K on every page. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<HTMLElement>(null);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const close = () => setOpen(false);
  function open() {
    before.current = document.activeElement as HTMLElement | null;
    setOpen(true);
  }
  useShortcut({ isOpen, isLoading: isOpen && !module, open, close });
  useEffect(() => {
    if (!hasFailed) return;
    setOpen(false);
    retry();
    toast.error(nav.find.failed);
  }, [hasFailed, retry]);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className={s.find}
        icon={<Search {...iconProps(18)} />}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? "Meta+K" : "Control+K"}
        onClick={open}
      >
        <span className={s.label}>{nav.find.label}</span>
        <span className={s.key} aria-hidden="true">
          {isMac() ? nav.find.keyOnMac : nav.find.key}
        </span>
      </Button>
      {module && <module.FindDialog isOpen={isOpen} onClose={close} finalFocus={before} />}
    </>
  );
}
