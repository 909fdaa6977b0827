import { iconProps } from "@dryrun/design-system/icon-props";
import { Check, CloudOff, LoaderCircle } from "lucide-react";
import type { SaveState } from "../../answers/save-queue.ts";
import { words } from "../../words.ts";
import * as s from "./save-note.module.css";

const ICONS = { saved: Check, saving: LoaderCircle, unsent: CloudOff };

const textOf = ({ kind, savedAt, isKept }: SaveState) => {
  if (kind === "saving") return words.room.saving;
  if (kind === "saved") return savedAt === null ? null : words.room.saved(savedAt);
  if (!isKept) return words.room.notKept;
  return (
    <>
      <span className={s.where}>{words.room.keptHere} </span>
      {words.room.notSent}
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
