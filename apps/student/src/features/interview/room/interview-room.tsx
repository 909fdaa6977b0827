import { savePath } from "@dryrun/auth/saved-path";
import { dropTokenInPlace, readToken } from "@dryrun/auth/token-store";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import type { Contract } from "@dryrun/domain/contract/define";
import { recordEvent, saveDraft } from "@dryrun/domain/interviews/contract";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createSaveQueue, type SaveState } from "../answers/save-queue.ts";
import { type SavedAnswers, savedAnswersOf } from "../answers/saved-answers.ts";
import { leaveFullScreen } from "../full-screen.ts";
import { messages } from "../messages.en-in.ts";
import type { RecordedEvent } from "../proctoring/event-log.ts";
import { type Broken, useWatch } from "../proctoring/use-watch.ts";
import { useConnection } from "./device/use-connection.ts";
import * as s from "./interview-room.module.css";
import { type Opened, openInterview, type Started } from "./open-interview.ts";
import { RoomBody } from "./room-body.tsx";
import type { InterviewRoomProps, RoomOutcome } from "./room-props.ts";
import { type RoomCalls, useRoomCalls } from "./use-room-calls.ts";

type Opening = { state: "loading" } | { state: "failed"; retry: () => void } | { state: "opened"; opened: Opened };

/** Loads the questions reached before the room opened; retries when the network is back. */
function useOpening(started: Started, { fetchQuestion }: RoomCalls, kept: SavedAnswers): Opening {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const isOpened = opened !== null;
  useEffect(() => {
    if (isOpened) return; // the room is open and its state is newer
    let isHere = true;
    openInterview(started, fetchQuestion, kept).then(
      (all) => isHere && setOpened(all),
      () => isHere && setFailedAt(tries),
    );
    return () => {
      isHere = false;
    };
  }, [started, fetchQuestion, kept, tries, isOpened]);
  const retry = () => setTries(tries + 1);
  useConnection((isOnline) => isOnline && failedAt !== null && retry());
  if (opened) return { state: "opened", opened };
  return failedAt === tries ? { state: "failed", retry } : { state: "loading" };
}

interface LastWords {
  sessionId: string;
  drafts: readonly { number: number; answer: string }[];
  events: readonly RecordedEvent[];
}

const fill = (path: string, params: Record<string, string | number>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/**
 * Sends pending data so that it arrives although the page closes or the session ends: requests start immediately, with the current token.
 * Never rejects; data that does not arrive is still stored on the device.
 */
function sendBeforeLeaving({ sessionId, drafts, events }: LastWords): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${readToken() ?? ""}` };
  const send = (contract: Contract, params: Record<string, string | number>, body: unknown) => {
    const url = `${location.origin}/api${fill(contract.path, params)}`;
    const request = { method: contract.method, headers, body: JSON.stringify(body) };
    // Browsers refuse more than 64 KiB of keepalive requests: the rest is sent without keepalive.
    return fetch(url, { ...request, keepalive: true }).catch(() => fetch(url, request).catch(() => undefined));
  };
  return Promise.all([
    ...drafts.map(({ number, answer }) => send(saveDraft, { sessionId, n: number }, { answer })),
    ...events.map((event) => send(recordEvent, { sessionId }, event)),
  ]);
}

type Saving = Pick<InterviewRoomProps, "userId" | "started" | "times"> & {
  calls: RoomCalls;
  /** The server ended the session. */
  onClosed: () => void;
};

const NOTHING: SaveState = { kind: "saved", savedAt: null, isKept: true, pending: [] };

/** Saves answers on this device and on the server while they are written. */
function useSaving({ userId, started, times, calls, onClosed }: Saving) {
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

/** Returns what the room needs of the watch. */
const watched = ({ recorded, recordRun, position, isHandingIn, stop }: ReturnType<typeof useWatch>) => ({
  ...{ recorded, position, isHandingIn },
  ...{ onRun: recordRun, onTimeUp: stop },
});

/** Stops the interview. A draft that arrives after the stop is refused as `closed`, which then means nothing. */
async function stopWith(calls: RoomCalls, isStopping: RefObject<boolean>, onStopped: () => Promise<void>) {
  isStopping.current = true;
  const failure = await calls.stop();
  if (failure === undefined) await onStopped();
  isStopping.current = false;
  return failure;
}

/** The room from the opened questions to the submission, with the watch. */
export function InterviewRoom(props: InterviewRoomProps) {
  useHeldPage(true);
  const { path, started, times } = props;
  const calls = useRoomCalls(started.sessionId);
  const isOver = useRef(false);
  const isStopping = useRef(false);
  const { kept, queue, saveState } = useSaving({ ...props, calls, onClosed: () => void finish("closed") });
  const watch = useWatch({ ...props, calls, queue, onBroken: leave });
  const opening = useOpening(started, calls, kept);

  /** A submission says itself whether it was in time; a draft that arrives after it is refused as `closed`. */
  async function finish(outcome: RoomOutcome | "closed") {
    if (isOver.current || (outcome === "closed" && (watch.isHandingIn.current || isStopping.current))) return;
    isOver.current = true;
    watch.stop();
    queue.stop();
    await Promise.all([kept.clear(), leaveFullScreen()]);
    props.onDone(outcome === "closed" ? "late" : outcome);
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
        {...watched(watch)}
        applicationId={props.applicationId}
        onStop={() => stopWith(calls, isStopping, () => finish("stopped"))}
        opened={opening.opened}
        keepPlace={kept.putPlace}
        totalSeconds={(times.expiresAt - Date.parse(started.startedAt)) / 1000}
        isRecordOnly={started.recordOnly}
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
