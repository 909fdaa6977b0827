import type { NotifyTime } from "@dryrun/domain/applications/decisions/limits";
import { useState } from "react";

/** How a decision is sent. An acceptance has no reason. */
export interface Terms {
  reason: string;
  /** Whether the candidate reads the reason. */
  shareReason: boolean;
  notify: NotifyTime;
}

const STORED = "dryrun:notify";

/** When candidates are notified; remembered on this device. */
export function useNotifyTime() {
  const [notify, setNotify] = useState<NotifyTime>(() =>
    localStorage.getItem(STORED) === "morning" ? "morning" : "now",
  );
  return {
    notify,
    setNotify(next: NotifyTime) {
      localStorage.setItem(STORED, next);
      setNotify(next);
    },
  };
}
