import type { NotifyTime } from "@dryrun/domain/applications/limits";
import { useState } from "react";

/** How a decision is sent. An acceptance has no reason. */
export interface Terms {
  reason: string;
  /** Whether the candidate reads the reason. */
  shareReason: boolean;
  notify: NotifyTime;
}

/** When candidates are notified; remembered on this device, for acceptances and rejections apart. */
export function useNotifyTime(verb: "accepted" | "rejected") {
  const stored = `dryrun:notify:${verb}`;
  const [notify, setNotify] = useState<NotifyTime>(() =>
    localStorage.getItem(stored) === "morning" ? "morning" : "now",
  );
  return {
    notify,
    setNotify(next: NotifyTime) {
      localStorage.setItem(stored, next);
      setNotify(next);
    },
  };
}

/** The terms of a rejection as they are entered. `typed`: the reason so far; `onType` receives every change of it. */
export function useRejectionTerms(typed = "", onType?: (reason: string) => void) {
  const [reason, setReason] = useState(typed);
  const [shareReason, setShared] = useState(true);
  const { notify, setNotify } = useNotifyTime("rejected");
  const terms: Terms = { reason: reason.trim(), shareReason, notify };
  function type(value: string) {
    setReason(value);
    onType?.(value);
  }
  function choose(chosen: string, isShared: boolean) {
    type(chosen);
    setShared(isShared);
  }
  return { terms, reason, type, choose, setShared, setNotify };
}
