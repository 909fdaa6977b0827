import { iconProps } from "@dryrun/design-system/icon-props";
import { Check, CloudOff, LoaderCircle } from "lucide-react";
import type { SaveState } from "../../answers/save-queue.ts";
import { messages } from "../../messages.en-in.ts";
import * as s from "./save-note.module.css";

const ICONS = { saved: Check, saving: LoaderCircle, unsent: CloudOff };

const textOf = ({ kind, savedAt, isKept }: SaveState) => {
  if (kind === "saving") return messages.room.saving;
  if (kind === "saved") return savedAt === null ? null : messages.room.saved(savedAt);
  if (!isKept) return messages.room.notSaved;
  return (
    <>
      <span className={s.where}>{messages.room.keptHere} </span>
      {messages.room.notSent}
    </>
  );
};

/** Whether the answers are saved; announced only when saving fails or works again. */
export function SaveNote({ state }: { state: SaveState }) {
  const Icon = ICONS[state.kind];
  const text = textOf(state);
  return (
    <p className={s.note} data-kind={state.kind}>
      {text && (
        <>
          <Icon {...iconProps(16)} />
          <span className={s.text}>{text}</span>
        </>
      )}
    </p>
  );
}
