import { Button } from "@dryrun/design-system/actions/button";
import { useEffect, useState } from "react";
import { words } from "../../messages.en-in.ts";
import * as s from "./decision-bar.module.css";
import { UNDO_MS, useUndo } from "./use-undo.ts";

const say = words.decision;

interface HeldTextProps {
  applicationId: string;
  status: string;
  /** By the server's clock, which this browser's may not follow. */
  undoUntil: string;
  onOver: () => void;
}

/** "Rejected." with Undo while the decision is held. */
export function HeldText({ applicationId, status, undoUntil, onOver }: HeldTextProps) {
  const { undo } = useUndo();
  const [left] = useState(() => Math.min(UNDO_MS, Math.max(0, Date.parse(undoUntil) - Date.now())));
  useEffect(() => {
    const timer = setTimeout(onOver, left);
    return () => clearTimeout(timer);
  });
  return (
    <div className={s.row}>
      <div>
        <p className={s.text}>{say.held(status === "accepted" ? "accepted" : "rejected")}</p>
        <p className={s.text}>{say.leaves}</p>
      </div>
      <div className={s.buttons}>
        <Button onClick={() => undo([applicationId])}>{say.undo}</Button>
      </div>
    </div>
  );
}
