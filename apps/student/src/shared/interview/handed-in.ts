import { type Notice, noticeState } from "../notice.tsx";

/** The notice after a submission, which changes when the result of this session is ready. */
export interface HandedIn extends Notice {
  sessionId?: string;
}

/** The navigation state for the interview history, which shows a notice. `sessionId`: the session whose result is still to come. */
export const handedInState = (tone: Notice["tone"], text: string, sessionId?: string) => ({
  notice: { ...noticeState(tone, text).notice, sessionId } satisfies HandedIn,
});
