import type { EventType } from "@dryrun/domain/interviews/limits";
import { useEffect, useEffectEvent, useRef } from "react";
import { type Violation, watchPage } from "./watch.ts";

export interface ProctorOptions {
  hasFullScreen: boolean;
  /** Events are recorded and never enforced. */
  isRecordOnly: boolean;
  isHandingIn: () => boolean;
  /** Called once, because watching ends with it. */
  onViolation: (type: Violation, at: Date) => void;
  onRecord: (type: EventType, at: Date) => void;
  onOnline: () => void;
}

/** Watches while the room is open. Returns a function that ends the watch earlier. */
export function useProctor(options: ProctorOptions): () => void {
  const { hasFullScreen } = options;
  const stop = useRef(() => {});
  const isHandingIn = useEffectEvent(() => options.isHandingIn());
  const seen = useEffectEvent((type: Violation, at: Date) => {
    if (options.isRecordOnly) return options.onRecord(type, at);
    stop.current();
    options.onViolation(type, at);
  });
  const connectionChanged = useEffectEvent((type: "offline" | "online") => {
    options.onRecord(type, new Date());
    if (type === "online") options.onOnline();
  });

  useEffect(() => {
    // Starts in the next task: the page must not be checked before the room is rendered.
    let end = () => {};
    const timer = setTimeout(() => {
      end = watchPage({ hasFullScreen, isHandingIn: () => isHandingIn(), onViolation: (type, at) => seen(type, at) });
    });
    stop.current = () => {
      clearTimeout(timer);
      end();
    };
    return () => stop.current();
  }, [hasFullScreen]);

  useEffect(() => {
    const online = () => connectionChanged("online");
    const offline = () => connectionChanged("offline");
    addEventListener("online", online);
    addEventListener("offline", offline);
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
    };
  }, []);
  return () => stop.current();
}
