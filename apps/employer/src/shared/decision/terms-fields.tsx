import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { MORNING_HOUR, type NotifyTime } from "@dryrun/domain/applications/limits";
import { formatDateTime, nextIndianHour } from "@dryrun/domain/time";
import { useState } from "react";
import { messages } from "../../messages.en-in.ts";

const text = messages.decision;

interface NotifyFieldProps {
  notify: NotifyTime;
  onNotify: (notify: NotifyTime) => void;
}

/** Whether the candidate is notified now or in the morning, and how long the decision can be undone. */
export function NotifyField({ notify, onNotify }: NotifyFieldProps) {
  const [morning] = useState(() => nextIndianHour(new Date(), MORNING_HOUR));
  return (
    <>
      <Checkbox
        label={text.inMorning(formatDateTime(morning))}
        hint={text.inMorningHint}
        checked={notify === "morning"}
        onValue={(isMorning) => onNotify(isMorning ? "morning" : "now")}
      />
      {notify === "now" && <p>{text.undoSoon}</p>}
    </>
  );
}

interface ShareFieldProps {
  isShared: boolean;
  onShare: (isShared: boolean) => void;
}

/** Whether the candidate reads the reason of a rejection. */
export const ShareField = ({ isShared, onShare }: ShareFieldProps) => (
  <Checkbox label={text.share} hint={text.shareHint} checked={isShared} onValue={onShare} />
);
