import { type Notice, noticeState } from "../notice.tsx";

/** The notice after a submission, which changes when the result of this session is ready. */
export interface HandedIn extends Notice {
  sessionId?: string;
}

/** Navigation state for the history; `sessionId` if a result is awaited. */
export const handedInState = (tone: Notice["tone"], text: string, sessionId?: string) => ({
  notice: { ...noticeState(tone, text).notice, sessionId } satisfies HandedIn,
});
