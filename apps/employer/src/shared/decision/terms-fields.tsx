import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import type { NotifyTime } from "@dryrun/domain/applications/decisions/limits";
import { messages } from "../../messages.en-in.ts";

const text = messages.decision;

interface NotifyFieldProps {
  notify: NotifyTime;
  onNotify: (notify: NotifyTime) => void;
}

/** Whether the candidate is notified now or in the morning. */
export const NotifyField = ({ notify, onNotify }: NotifyFieldProps) => (
  <Checkbox
    label={text.inMorning}
    hint={text.inMorningHint}
    checked={notify === "morning"}
    onValue={(isMorning) => onNotify(isMorning ? "morning" : "now")}
  />
);

interface ShareFieldProps {
  isShared: boolean;
  onShare: (isShared: boolean) => void;
}

/** Whether the candidate reads the reason of a rejection. */
export const ShareField = ({ isShared, onShare }: ShareFieldProps) => (
  <Checkbox label={text.share} hint={text.shareHint} checked={isShared} onValue={onShare} />
);
