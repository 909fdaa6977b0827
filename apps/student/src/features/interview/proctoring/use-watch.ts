import { type EventType, RUN_EVENT } from "@dryrun/domain/interviews/limits";
import { addMs } from "@dryrun/domain/time";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SaveQueue } from "../answers/save-queue.ts";
import type { InterviewRoomProps } from "../room/room-props.ts";
import type { RoomCalls } from "../room/use-room-calls.ts";
import { createEventLog, type RecordedEvent } from "./event-log.ts";
import { type Recorded, type Violation, watchPage } from "./watch.ts";

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
function useProctor(options: ProctorOptions): () => void {
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

/** A broken rule, with the server's time of it. */
export interface Broken {
  type: Violation;
  at: Date;
  /** This event and all that the server does not have yet. */
  events: readonly RecordedEvent[];
}

type Watched = Pick<InterviewRoomProps, "started" | "times" | "hasFullScreen"> & {
  calls: RoomCalls;
  queue: SaveQueue;
  onBroken: (broken: Broken) => void;
};

/** Enforces the rules of the room and records events. */
export function useWatch({ started, times, hasFullScreen, calls, queue, onBroken }: Watched) {
  const position = useRef(started.reached);
  const isHandingIn = useRef(false);
  // An object, so that a second event of one type is another value and shows its note again.
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [log] = useState(() => createEventLog(calls.sendEvent));

  /** Converts a time of the device's clock to the server's time. */
  const onServer = (at: Date) => addMs(at, times.offset);
  const stop = useProctor({
    hasFullScreen,
    isRecordOnly: started.recordOnly,
    isHandingIn: () => isHandingIn.current,
    onViolation: (type, seenAt) => {
      const at = onServer(seenAt);
      const event = { type, at: at.toISOString(), number: position.current };
      onBroken({ type, at, events: [...log.unsent(), event] });
    },
    onRecord: (type, at) => {
      log.record({ type, at: onServer(at).toISOString(), number: position.current });
      if (type !== "offline" && type !== "online") setRecorded({ type });
    },
    onOnline: () => {
      queue.flush();
      void log.flush();
    },
  });
  function recordRun() {
    log.record({ type: RUN_EVENT, at: onServer(new Date()).toISOString(), number: position.current });
  }
  return { stop, recorded, recordRun, position, isHandingIn };
}
