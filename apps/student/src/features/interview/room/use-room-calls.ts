import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import {
  useLazyStudentQuestionQuery,
  useStudentRecordEventMutation,
  useStudentSaveDraftMutation,
  useStudentStopInterviewMutation,
  useStudentSubmitInterviewMutation,
} from "@dryrun/api-client/interviews/student";
import type { ErrorCode } from "@dryrun/domain/errors";
import { useMemo } from "react";
import type { PutOutcome } from "../answers/save-queue.ts";
import { messages } from "../messages.en-in.ts";
import type { RecordedEvent } from "../proctoring/event-log.ts";
import type { HandInOutcome } from "./hand-in/hand-in.ts";
import type { Question } from "./open-interview.ts";

export interface RoomCalls {
  /** Rejects if the question did not load. `isNew` joins a running request. */
  fetchQuestion: (number: number, isNew?: boolean) => Promise<Question>;
  putDraft: (number: number, answer: string) => Promise<PutOutcome>;
  /** Returns false if the event must be sent again. */
  sendEvent: (event: RecordedEvent) => Promise<boolean>;
  /** Resolves to the reason if the interview was not stopped. */
  stop: () => Promise<string | undefined>;
  submit: (answers: { number: number; answer: string }[]) => Promise<HandInOutcome>;
}

const CLOSED: readonly (ErrorCode | undefined)[] = ["ALREADY_SUBMITTED", "TIME_OVER", "NOT_FOUND"];

/** The API calls of the room. */
export function useRoomCalls(sessionId: string): RoomCalls {
  const [askQuestion] = useLazyStudentQuestionQuery();
  const [saveDraft] = useStudentSaveDraftMutation();
  const [recordEvent] = useStudentRecordEventMutation();
  const [stopInterview] = useStudentStopInterviewMutation();
  const [submitInterview] = useStudentSubmitInterviewMutation();
  return useMemo(
    () => ({
      fetchQuestion: (n, isNew = false) => askQuestion({ params: { sessionId, n } }, isNew).unwrap(),
      async putDraft(n, answer) {
        const { error } = await saveDraft({ params: { sessionId, n }, body: { answer } });
        if (!error) return "saved";
        return CLOSED.includes(errorCode(error)) ? "closed" : "later";
      },
      async sendEvent(event) {
        const { error } = await recordEvent({ params: { sessionId }, body: event });
        return !error || CLOSED.includes(errorCode(error)) || errorCode(error) === "VALIDATION";
      },
      async stop() {
        const { error } = await stopInterview({ params: { sessionId } });
        const isStopped = !error || errorCode(error) === "NOT_FOUND"; // stopped by an earlier press
        return isStopped ? undefined : errorMessage(error, messages.overtaken.failed);
      },
      async submit(answers) {
        const { error } = await submitInterview({ body: { sessionId, answers } });
        if (!error) return "received";
        return errorCode(error) === "TIME_OVER" ? "late" : "later";
      },
    }),
    [sessionId, askQuestion, saveDraft, recordEvent, stopInterview, submitInterview],
  );
}
