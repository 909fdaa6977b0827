import { useStudentSaveLessonProgressMutation } from "@dryrun/api-client/courses/student";
import { isNetworkError } from "@dryrun/api-client/errors";
import { useSession } from "@dryrun/auth/use-session";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { lessonPath, unitPath } from "@dryrun/domain/courses/lessons/parts";
import { Link, useNavigate } from "@dryrun/remote-kit/router";
import { useEffect, useEffectEvent, useState } from "react";
import type { Lesson } from "../../../content/lesson/lesson-article.tsx";
import { learn } from "../../../messages/learn.en-in.ts";
import { unsentProgress } from "../unsent/unsent-progress.ts";
import * as s from "./lesson-end.module.css";

const text = learn.lessonPage;

/** Where a lesson leads: to the next one of its unit, and after the last one to the exercises. */
const nextPage = ({ unit, next }: Lesson) =>
  next && next.unit === unit.id ? lessonPath(next.unit, next.lesson) : unitPath(unit.id);

function useUserId(): string | undefined {
  const session = useSession();
  return session.state === "signed-in" ? session.user._id : undefined;
}

/** Marks the lesson as done and leads on. Records that it was opened. */
export function LessonEnd({ lesson }: { lesson: Lesson }) {
  const { id, unit, previous, next } = lesson;
  const [open] = useStudentSaveLessonProgressMutation();
  const [save, { isLoading }] = useStudentSaveLessonProgressMutation();
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const userId = useUserId();
  // Opening must not fail because of the record; finishing tries again.
  const noteOpened = useEffectEvent(() => void open({ params: { id }, body: { done: false } }));
  useEffect(() => noteOpened(), [id]);

  async function finish() {
    const { error } = await save({ params: { id }, body: { done: true } });
    const isStored = isNetworkError(error) && userId !== undefined && (await unsentProgress(userId).add(id));
    setFailed(error !== undefined && !isStored);
    if (!error || isStored) await navigate(nextPage(lesson));
  }
  return (
    <footer className={s.end} data-print="no">
      <Button variant="primary" size="l" onClick={() => void finish()} isBusy={isLoading}>
        {next && next.unit === unit.id ? text.finish : text.finishUnit}
      </Button>
      {previous && (
        <Link to={lessonPath(previous.unit, previous.lesson)} className={buttonClass({ variant: "quiet" })}>
          {text.previous}
        </Link>
      )}
      <Link to={unitPath(unit.id)} className={buttonClass({ variant: "quiet" })}>
        {learn.unit(unit.number)}
      </Link>
      {hasFailed && <p role="alert">{text.saveFailed}</p>}
    </footer>
  );
}
