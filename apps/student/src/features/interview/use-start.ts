import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import {
  useStudentStartInterviewMutation,
  useStudentStartPracticeMutation,
} from "@dryrun/api-client/interviews/student";
import type { ErrorCode } from "@dryrun/domain/errors";
import { START_FAILED } from "@dryrun/domain/interviews/messages";
import { type ComponentType, useState } from "react";
import { paths } from "../../paths.ts";
import type { Purpose } from "../../shared/interview/purpose.ts";
import { enterFullScreen, hasFullScreenApi, leaveFullScreen } from "./full-screen.ts";
import { loadRoom } from "./load-room.ts";
import { consentVersion } from "./preflight/use-consent.ts";
import { offsetOf, type Times } from "./room/clock/clock.ts";
import type { Started } from "./room/open-interview.ts";
import type { InterviewRoomProps } from "./room/room-props.ts";

export interface StartedRoom {
  started: Started;
  times: Times;
  hasFullScreen: boolean;
  Room: ComponentType<InterviewRoomProps>;
}

/** The error, and the page to open after OK. */
export interface StartFault {
  message: string;
  goTo: string;
}

function wayAfter(code: ErrorCode | undefined, purpose: Purpose): string {
  if (code === "NO_CREDITS") return paths.creditsFor(purpose);
  return code === "JOB_CLOSED" ? paths.practice : paths.today;
}

/**
 * Starts or resumes: full screen in the same press, then the room's chunk, then the call. No credit is charged if one of the first two
 * fails.
 */
export function useStart(purpose: Purpose, consentAt: string | null, onStarted: (room: StartedRoom) => void) {
  const [startInterview] = useStudentStartInterviewMutation();
  const [startPractice] = useStudentStartPracticeMutation();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [fault, setFault] = useState<StartFault | null>(null);

  async function pressButton() {
    if (isBusy) return;
    setBusy(true);
    const isWanted = hasFullScreenApi() && !isRefused;
    const isOpen = isWanted && (await enterFullScreen());
    if (isWanted && !isOpen) setRefused(true);
    else await start(isOpen);
    setBusy(false);
  }
  async function start(fullScreen: boolean) {
    const room = await loadRoom().catch(() => undefined);
    if (!room) return refuse(undefined);
    const askedAt = Date.now();
    const consent = consentAt ? { version: consentVersion(), at: consentAt } : undefined;
    const agreed = { consent, fullScreen };
    const { data, error } =
      "topic" in purpose
        ? await startPractice({ body: { ...purpose, ...agreed } })
        : await startInterview({ body: { ...purpose, ...agreed } });
    if (data) {
      const offset = offsetOf(data.serverTime, askedAt, Date.now());
      const times = { expiresAt: Date.parse(data.expiresAt), offset };
      onStarted({ started: data, times, hasFullScreen: fullScreen, Room: room.InterviewRoom });
      return;
    }
    await refuse(error);
  }
  async function refuse(error: unknown) {
    await leaveFullScreen();
    setFault({ message: errorMessage(error, START_FAILED), goTo: wayAfter(errorCode(error), purpose) });
  }
  return { press: () => void pressButton(), isBusy, isRefused, fault };
}
