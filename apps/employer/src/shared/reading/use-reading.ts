import { useEmployerOpenedMutation } from "@dryrun/api-client/applications/triage/employer";
import { OPENED_AFTER_SECONDS } from "@dryrun/domain/applications/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import { useEffect, useMemo, useRef } from "react";

/** Calls back once the tab has been in sight for this long without a break. Returns what cancels it. */
function whileInSight(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(act, ms);
  };
  begin();
  document.addEventListener("visibilitychange", begin);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", begin);
  };
}

export interface Reading {
  /** To be called at every action on the application. */
  read: () => void;
  /** To be called when it was marked as unread: being in view no longer counts. */
  stop: () => void;
}

interface Shown {
  /** Undefined while no application is in view. */
  applicationId: string | undefined;
  withInterview: boolean;
  /** Called in review mode, to update its list. */
  onRead?: (applicationId: string) => void;
}

/** Marks an application as opened after ten seconds in view or an action; its interview too, if it is shown. */
export function useReading({ applicationId, withInterview, onRead }: Shown): Reading {
  const [opened] = useEmployerOpenedMutation();
  const shown = useRef({ applicationId, withInterview, onRead, isOver: false });
  const reading = useMemo(
    (): Reading => ({
      read() {
        const { applicationId: id, withInterview: interview, onRead: tell, isOver } = shown.current;
        if (id === undefined || isOver) return;
        shown.current.isOver = true;
        void opened({ params: { applicationId: id }, body: { interview } });
        tell?.(id);
      },
      stop() {
        shown.current.isOver = true;
      },
    }),
    [opened],
  );
  useEffect(() => {
    shown.current.onRead = onRead;
  }, [onRead]);
  useEffect(() => {
    shown.current = { ...shown.current, applicationId, withInterview, isOver: false };
    return applicationId === undefined ? undefined : whileInSight(OPENED_AFTER_SECONDS * SECOND_MS, reading.read);
  }, [applicationId, withInterview, reading]);
  return reading;
}
