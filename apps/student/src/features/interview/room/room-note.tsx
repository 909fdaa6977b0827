import { iconProps } from "@dryrun/design-system/icon-props";
import { COPYING_OFF } from "@dryrun/domain/interviews/messages";
import { Info } from "lucide-react";
import { useEffect, useState } from "react";
import { messages } from "../messages.en-in.ts";
import type { Recorded } from "../proctoring/watch.ts";
import * as s from "./room-note.module.css";

const SHOWN_MS = 8000;

/** A short note below the bar that disappears; it is also announced, or shown elsewhere. */
export function RoomNote({ copyRefusedAt, recorded }: { copyRefusedAt: number | null; recorded: Recorded | null }) {
  const [note, setNote] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (copyRefusedAt !== null) setNote({ text: COPYING_OFF });
  }, [copyRefusedAt]);
  useEffect(() => {
    if (recorded) setNote({ text: messages.room.recorded(recorded.type) });
  }, [recorded]);
  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => setNote(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <div className={s.place}>
      {note && (
        <p className={s.note}>
          <Info {...iconProps(18)} />
          {note.text}
        </p>
      )}
    </div>
  );
}
