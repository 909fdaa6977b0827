import { useStudentSaveLessonProgressMutation } from "@dryrun/api-client/courses/student";
import { errorCode } from "@dryrun/api-client/errors";
import { Banner } from "@dryrun/design-system/feedback/banner";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { useEffect, useEffectEvent, useState } from "react";
import { learn } from "../../../messages/learn.en-in.ts";
import * as s from "./unsent-note.module.css";
import { unsentProgress } from "./unsent-progress.ts";

interface UnsentNoteProps {
  userId: string;
  openStore?: () => Promise<DraftStore>;
}

/** Sends the lessons that were finished without a network, now and whenever the network is back; shows how many are left. */
export function UnsentNote({ userId, openStore }: UnsentNoteProps) {
  const [save] = useStudentSaveLessonProgressMutation();
  const [left, setLeft] = useState(0);
  const sendAll = useEffectEvent(async () => {
    const unsent = unsentProgress(userId, openStore);
    const send = async (id: string) => {
      if (!navigator.onLine) return false;
      const { error } = await save({ params: { id }, body: { done: true } });
      return error === undefined || errorCode(error) === "NOT_FOUND"; // the lesson, or the access, is gone
    };
    setLeft(await unsent.sendAll(send));
  });
  useEffect(() => {
    const onOnline = () => void sendAll();
    onOnline();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [userId]);
  if (left === 0) return null;
  return (
    <div className={s.note}>
      <Banner tone="warning">{learn.unsent(left)}</Banner>
    </div>
  );
}
