import { useEffect, useRef, useState } from "react";
import type { InterviewRoomProps } from "../room/room-props.ts";
import type { RoomCalls } from "../room/use-room-calls.ts";
import { createSaveQueue, type SaveState } from "./save-queue.ts";
import { savedAnswersOf } from "./saved-answers.ts";

type Saving = Pick<InterviewRoomProps, "userId" | "started" | "times"> & {
  calls: RoomCalls;
  /** The server ended the session. */
  onClosed: () => void;
};

const NOTHING: SaveState = { kind: "saved", savedAt: null, isKept: true, pending: [] };

/** Saves answers on this device and on the server while they are written. */
export function useSaving({ userId, started, times, calls, onClosed }: Saving) {
  const [kept] = useState(() => savedAnswersOf(userId, started.sessionId));
  const [saveState, setSaveState] = useState(NOTHING);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  const [queue] = useState(() =>
    createSaveQueue({
      put: calls.putDraft,
      keep: kept.put,
      now: () => Date.now() + times.offset,
      onState: setSaveState,
      onClosed: () => closed.current(),
    }),
  );
  return { kept, queue, saveState };
}
