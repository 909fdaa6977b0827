import { useEmployerTriageMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import type { ErrorCode } from "@dryrun/domain/errors";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { useDraft } from "@dryrun/forms/drafts/use-draft";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import { noteDraftKey } from "../../../shared/drafts.ts";

const { marks: say } = messages.applications;

/** A typed note, and the saved note that it is based on. */
interface Typed {
  text: string;
  base: string;
}

/** `unsaved`: saving failed, and the note is stored on this device. */
export type NoteState = "asStored" | "saving" | "saved" | "unsaved";

/** Refusals that another attempt would also get. */
const FINAL = new Set<ErrorCode | undefined>(["VALIDATION", "NOT_FOUND"]);
const PAUSE_MS = 1000;
const RETRY_MS = 10_000;

/** Merges a draft with a note that was saved elsewhere in the meantime. */
function together({ text, base }: Typed, stored: string): string {
  const isContinued = stored === base || stored === "" || text.includes(stored);
  return isContinued ? text : `${stored}\n\n${text}`;
}

/**
 * The note of an application, saved a second after the last key and when its field or page is left. Until the server has it, it is stored
 * on this device and saved when the application is opened again.
 */
export function useNote({ _id, note: stored }: Pick<Application, "_id" | "note">, store: DraftStore = draftStore) {
  const { _id: userId } = useUser();
  const [send] = useEmployerTriageMutation();
  const [text, setText] = useState(stored);
  const [saved, setSaved] = useState(stored);
  const [state, setState] = useState<NoteState>("asStored");
  const [refusal, setRefusal] = useState<string>();
  const isSending = useRef(false);
  const latest = useRef(text);
  const onServer = useRef(stored); // `saved` changes a render later, and the page may be left before that
  const isChanged = text.trim() !== saved;
  const draft = useDraft<Typed>({
    key: noteDraftKey(userId, _id),
    values: useMemo(() => ({ text, base: saved }), [text, saved]),
    isChanged,
    onRestore: (typed) => setText(together(typed, stored)),
    waitMs: 0,
    store,
  });

  useEffect(() => {
    latest.current = text;
  }, [text]);

  const save = async () => {
    const note = text.trim();
    if (note === onServer.current || isSending.current) return;
    isSending.current = true;
    setState("saving");
    const { error } = await send({ params: { applicationId: _id }, body: { note } });
    isSending.current = false;
    const isFinal = FINAL.has(errorCode(error));
    setRefusal(isFinal ? errorMessage(error, say.failed) : undefined);
    setState(error ? "unsaved" : "saved");
    if (error) return;
    onServer.current = note;
    setSaved(note);
    if (latest.current.trim() === note) await draft.clear();
  };

  useAutosave(save, { isChanged, isUnsaved: state === "unsaved" && !refusal, typed: `${saved}\n${text}` });
  return { text, setText, state, refusal, save: () => void save() };
}

interface Autosave {
  isChanged: boolean;
  /** The last attempt failed, and another may succeed. */
  isUnsaved: boolean;
  /** Each change restarts the pause. */
  typed: string;
}

/** Saves after a pause in typing, when the page is hidden or left, and again after a failure. */
function useAutosave(save: () => Promise<void>, { isChanged, isUnsaved, typed }: Autosave) {
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isChanged]);
  useEffect(() => {
    if (!isUnsaved) return;
    const retry = () => saveNow();
    const timer = setInterval(retry, RETRY_MS);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [isUnsaved]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === "hidden" && saveNow();
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      saveNow();
    };
  }, []);
}
