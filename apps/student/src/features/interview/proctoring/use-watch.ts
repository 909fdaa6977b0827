import { RUN_EVENT } from "@dryrun/domain/interviews/limits";
import { addMs } from "@dryrun/domain/time";
import { useRef, useState } from "react";
import type { SaveQueue } from "../answers/save-queue.ts";
import type { InterviewRoomProps } from "../room/room-props.ts";
import type { RoomCalls } from "../room/use-room-calls.ts";
import { createEventLog, type RecordedEvent } from "./event-log.ts";
import { useProctor } from "./use-proctor.ts";
import type { Recorded, Violation } from "./watch.ts";

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
