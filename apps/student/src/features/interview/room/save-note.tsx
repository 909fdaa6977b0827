import { iconLook } from "@dryrun/design-system/icon-look";
import { Check, CloudOff, LoaderCircle } from "lucide-react";
import type { SaveState } from "../answers/save-queue.ts";
import { words } from "../words.ts";
import * as s from "./save-note.module.css";

const ICONS = { saved: Check, saving: LoaderCircle, unsent: CloudOff };

const textOf = ({ kind, savedAt, isKept }: SaveState) => {
  if (kind === "saving") return words.room.saving;
  if (kind === "saved") return words.room.saved(savedAt);
  return isKept ? words.room.kept : words.room.notKept;
};

/** Whether the answers have arrived; said aloud only when they stop arriving or do again. */
export function SaveNote({ state }: { state: SaveState }) {
  const Icon = ICONS[state.kind];
  return (
    <p className={s.note} data-kind={state.kind}>
      <Icon {...iconLook(16)} />
      <span>{textOf(state)}</span>
    </p>
  );
}
