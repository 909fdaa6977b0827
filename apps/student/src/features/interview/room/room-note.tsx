import { iconLook } from "@dryrun/design-system/icon-look";
import { COPYING_OFF } from "@dryrun/domain/interviews/messages";
import { Info } from "lucide-react";
import { useEffect, useState } from "react";
import type { Violation } from "../proctoring/watch.ts";
import { words } from "../words.ts";
import * as s from "./room-note.module.css";

const SHOWN_MS = 8000;

/** A short remark below the bar that goes by itself; it is also said, or stands elsewhere. */
export function RoomNote({ isCopyTold, recorded }: { isCopyTold: boolean; recorded: Violation | null }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (isCopyTold) setText(COPYING_OFF);
  }, [isCopyTold]);
  useEffect(() => {
    if (recorded) setText(words.room.recorded(recorded));
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
          <Info {...iconLook(18)} />
          {text}
        </p>
      )}
    </div>
  );
}
