import { useStudentSaveLessonProgressMutation } from "@dryrun/api-client/courses/student";
import { errorCode } from "@dryrun/api-client/errors";
import { useEffect, useEffectEvent } from "react";
import { unsentProgress } from "./unsent-progress.ts";

/** Sends the lessons that were finished without a network, now and whenever the network is back. */
export function SendUnsent({ userId }: { userId: string }) {
  const [save] = useStudentSaveLessonProgressMutation();
  const sendAll = useEffectEvent(async () => {
    if (!navigator.onLine) return;
    await unsentProgress(userId).sendAll(async (id) => {
      const { error } = await save({ params: { id }, body: { done: true } });
      return error === undefined || errorCode(error) === "NOT_FOUND"; // the lesson, or the access, is gone
    });
  });
  useEffect(() => {
    const onOnline = () => void sendAll();
    onOnline();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [userId]);
  return null;
}
