import { Button } from "@dryrun/design-system/actions/button";
import { undoDecisions } from "@dryrun/domain/applications/calls";
import { messages } from "../../messages.en-in.ts";
import { May } from "../role/may.tsx";
import * as s from "./decision-bar.module.css";
import { heldText } from "./decision-text.ts";
import { useUndo } from "./use-undo.ts";

const text = messages.decision;

interface HeldTextProps {
  applicationId: string;
  status: string;
  undoUntil: string;
  decidedAt: string | null | undefined;
}

/** Shows "Rejected." with Undo while the decision is held. */
export function HeldText({ applicationId, status, undoUntil, decidedAt }: HeldTextProps) {
  const { undo } = useUndo();
  return (
    <div className={s.row}>
      <div>
        <p className={s.text}>{text.held(status === "accepted" ? "accepted" : "rejected")}</p>
        <p className={s.text}>{heldText(undoUntil, decidedAt)}</p>
      </div>
      <div className={s.buttons}>
        <May call={undoDecisions}>
          <Button onClick={() => undo([applicationId])}>{text.undo}</Button>
        </May>
      </div>
    </div>
  );
}
