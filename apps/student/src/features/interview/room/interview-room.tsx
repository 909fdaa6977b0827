import { savePath } from "@dryrun/auth/saved-path";
import { dropToken } from "@dryrun/auth/token-store";
import { ErrorPanel } from "@dryrun/design-system/error-panel";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { addMs } from "@dryrun/domain/time";
import { useEffect, useRef, useState } from "react";
import { keptAnswersOf } from "../answers/kept-answers.ts";
import { createSaveQueue, type SaveState } from "../answers/save-queue.ts";
import { leaveFullScreen } from "../full-screen.ts";
import { createEventLog } from "../proctoring/event-log.ts";
import { sendBeforeLeaving } from "../proctoring/send-before-leaving.ts";
import { useProctor } from "../proctoring/use-proctor.ts";
import type { Violation } from "../proctoring/watch.ts";
import { words } from "../words.ts";
import type { Times } from "./clock.ts";
import * as s from "./interview-room.module.css";
import type { Started } from "./open-interview.ts";
import { RoomBody } from "./room-body.tsx";
import { useOpening } from "./use-opening.ts";
import { useRoomCalls } from "./use-room-calls.ts";

export interface InterviewRoomProps {
  /** The page that leads back into it. */
  path: string;
  userId: string;
  started: Started;
  times: Times;
  hasFullScreen: boolean;
  /** A rule was broken, at this time of the server: the person is signed out already. */
  onLeft: (type: Violation, at: Date) => void;
  /** The answers are in; `late` when the server took the saved drafts. */
  onDone: (outcome: "received" | "late") => void;
}

const NOTHING: SaveState = { kind: "saved", savedAt: null, isKept: true, pending: [] };

/** The room from the opened questions to the hand-in, and the watch over it. */
export function InterviewRoom({ path, userId, started, times, hasFullScreen, ...props }: InterviewRoomProps) {
  const { sessionId, recordOnly } = started;
  const calls = useRoomCalls(sessionId);
  const [kept] = useState(() => keptAnswersOf(userId, sessionId));
  const [saveState, setSaveState] = useState(NOTHING);
  const room = useRef<HTMLDivElement>(null);
  const position = useRef(started.reached);
  const isHandingIn = useRef(false);
  const isOver = useRef(false);
  const [recorded, setRecorded] = useState<Violation | null>(null);

  /** What this device's clock said, by the server's. */
  const onServer = (at: Date) => addMs(at, times.offset);

  async function finish(outcome: "received" | "late") {
    if (isOver.current) return;
    isOver.current = true;
    stopWatch();
    queue.stop();
    await Promise.all([kept.clear(), leaveFullScreen()]);
    props.onDone(outcome);
  }
  const [log] = useState(() => createEventLog(calls.sendEvent));
  const closed = useRef(finish);
  useEffect(() => {
    closed.current = finish;
  });
  const [queue] = useState(() =>
    createSaveQueue({
      put: calls.putDraft,
      keep: kept.put,
      now: () => Date.now() + times.offset,
      onState: setSaveState,
      onClosed: () => void closed.current("late"),
    }),
  );

  /** What is unsent goes out before the token is gone (specification 1, point 5). */
  function leave(type: Violation, at: Date) {
    if (isOver.current) return;
    isOver.current = true;
    queue.stop();
    const event = { type, at: at.toISOString(), number: position.current };
    void sendBeforeLeaving({ sessionId, drafts: queue.unsent(), events: [...log.unsent(), event] });
    savePath(path);
    dropToken();
    void leaveFullScreen();
    props.onLeft(type, at);
  }
  const stopWatch = useProctor({
    hasFullScreen,
    isRecordOnly: recordOnly,
    isHandingIn: () => isHandingIn.current,
    onViolation: (type, at) => leave(type, onServer(at)),
    onRecord: (type, at) => {
      log.record({ type, at: onServer(at).toISOString(), number: position.current });
      if (type !== "offline" && type !== "online") setRecorded(type);
    },
    onOnline: () => {
      queue.flush();
      void log.flush();
    },
  });
  const opening = useOpening(started, calls, kept);

  return (
    <div ref={room} className={s.room}>
      {opening.state === "opened" && (
        <RoomBody
          opened={opening.opened}
          calls={calls}
          queue={queue}
          keepPlace={kept.putPlace}
          saveState={saveState}
          times={times}
          totalSeconds={(times.expiresAt - Date.parse(started.startedAt)) / 1000}
          isRecordOnly={recordOnly}
          recorded={recorded}
          position={position}
          isHandingIn={isHandingIn}
          onTimeUp={stopWatch}
          onDone={(outcome) => void finish(outcome)}
        />
      )}
      {opening.state === "loading" && (
        <div className={s.waiting}>
          <Skeleton label={words.room.opening} shape="text" count={5} />
        </div>
      )}
      {opening.state === "failed" && (
        <div className={s.waiting}>
          <ErrorPanel
            headingLevel={1}
            title={words.room.openFailed}
            detail={words.room.openFailedText}
            retryLabel={words.room.tryAgain}
            onRetry={opening.retry}
          />
        </div>
      )}
    </div>
  );
}
