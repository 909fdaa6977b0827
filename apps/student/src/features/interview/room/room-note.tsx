import { iconProps } from "@dryrun/design-system/icon-props";
import { COPYING_OFF } from "@dryrun/domain/interviews/messages";
import { Info } from "lucide-react";
import { useEffect, useState } from "react";
import { messages } from "../messages.en-in.ts";
import type { Violation } from "../proctoring/watch.ts";
import * as s from "./room-note.module.css";

const SHOWN_MS = 8000;

/** A short note below the bar that disappears; it is also announced, or shown elsewhere. */
export function RoomNote({ isCopyRefused, recorded }: { isCopyRefused: boolean; recorded: Violation | null }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (isCopyRefused) setText(COPYING_OFF);
  }, [isCopyRefused]);
  useEffect(() => {
    if (recorded) setText(messages.room.recorded(recorded));
  }, [recorded]);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setText(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={s.place}>
      {text && (
        <p className={s.note}>
          <Info {...iconProps(18)} />
          {text}
        </p>
      )}
    </div>
  );
}
