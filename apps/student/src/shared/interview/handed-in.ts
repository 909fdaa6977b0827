import { type Notice, noticeState } from "../notice.tsx";

/** The notice of a hand-in, which changes when the result of this session is there. */
export interface HandedIn extends Notice {
  sessionId?: string;
}

/** Goes along to the history; `sessionId` where a result is to be waited for. */
export const handedInState = (tone: Notice["tone"], text: string, sessionId?: string) => ({
  notice: { ...noticeState(tone, text).notice, sessionId } satisfies HandedIn,
});
