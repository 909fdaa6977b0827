import { savePath } from "@dryrun/auth/saved-path";
import { dropTokenInPlace } from "@dryrun/auth/token-store";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { type ReactNode, useRef } from "react";
import { useSaving } from "../answers/use-saving.ts";
import { leaveFullScreen } from "../full-screen.ts";
import { messages } from "../messages.en-in.ts";
import { sendBeforeLeaving } from "../proctoring/send-before-leaving.ts";
import { type Broken, useWatch } from "../proctoring/use-watch.ts";
import * as s from "./interview-room.module.css";
import { RoomBody } from "./room-body.tsx";
import type { InterviewRoomProps } from "./room-props.ts";
import { type Opening, useOpening } from "./use-opening.ts";
import { useRoomCalls } from "./use-room-calls.ts";

/** The room from the opened questions to the submission, with the watch. */
export function InterviewRoom(props: InterviewRoomProps) {
  useHeldPage(true);
  const { path, started, times } = props;
  const calls = useRoomCalls(started.sessionId);
  const isOver = useRef(false);
  const { kept, queue, saveState } = useSaving({ ...props, calls, onClosed: () => void finish("closed") });
  const watch = useWatch({ ...props, calls, queue, onBroken: leave });
  const opening = useOpening(started, calls, kept);

  /** A submission says itself whether it was in time; a draft that arrives after it is refused as `closed`. */
  async function finish(outcome: "received" | "late" | "closed") {
    if (isOver.current || (outcome === "closed" && watch.isHandingIn.current)) return;
    isOver.current = true;
    watch.stop();
    queue.stop();
    await Promise.all([kept.clear(), leaveFullScreen()]);
    props.onDone(outcome === "received" ? outcome : "late");
  }

  /** Unsent answers are sent before the token is removed. */
  function leave({ type, at, events }: Broken) {
    if (isOver.current) return;
    isOver.current = true;
    queue.stop();
    void sendBeforeLeaving({ sessionId: started.sessionId, drafts: queue.unsent(), events });
    savePath(path);
    dropTokenInPlace();
    void leaveFullScreen();
    props.onLeft(type, at);
  }

  if (opening.state !== "opened") return <Waiting opening={opening} />;
  return (
    <Screen>
      <RoomBody
        {...{ calls, queue, saveState, times }}
        opened={opening.opened}
        keepPlace={kept.putPlace}
        totalSeconds={(times.expiresAt - Date.parse(started.startedAt)) / 1000}
        isRecordOnly={started.recordOnly}
        recorded={watch.recorded}
        onRun={watch.recordRun}
        position={watch.position}
        isHandingIn={watch.isHandingIn}
        onTimeUp={watch.stop}
        onDone={(outcome) => void finish(outcome)}
      />
    </Screen>
  );
}

/** Covers everything else. */
function Screen({ children }: { children: ReactNode }) {
  useRootMark("hasRoom", true);
  return <div className={s.room}>{children}</div>;
}

/** Shown until the questions have loaded. */
function Waiting({ opening }: { opening: Exclude<Opening, { state: "opened" }> }) {
  return (
    <Screen>
      <div className={s.waiting}>
        {opening.state === "loading" ? (
          <Skeleton label={messages.room.opening} shape="text" count={5} />
        ) : (
          <ErrorPanel
            headingLevel={1}
            title={messages.room.openFailed}
            detail={messages.room.openFailedText}
            retryLabel={messages.room.tryAgain}
            onRetry={opening.retry}
          />
        )}
      </div>
    </Screen>
  );
}
