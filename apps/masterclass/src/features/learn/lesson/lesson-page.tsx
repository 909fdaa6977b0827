import {
  studentLesson,
  useStudentLessonQuery,
  useStudentSaveLessonProgressMutation,
} from "@dryrun/api-client/courses/student";
import type { Begins } from "@dryrun/api-client/early/begin";
import { errorCode, isNetworkError } from "@dryrun/api-client/errors";
import { useSession } from "@dryrun/auth/use-session";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { lessonPath, unitPath } from "@dryrun/domain/courses/lessons/parts";
import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { Link, Navigate, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { useEffect, useEffectEvent, useState } from "react";
import { FreeLessonEnd } from "../../../content/lesson/free-lesson-end.tsx";
import { type Lesson, LessonArticle, type RunPart, StaticProgram } from "../../../content/lesson/lesson-article.tsx";
import { learn } from "../../../messages/learn.en-in.ts";
import { paths } from "../../../paths.ts";
import { LearnFailed } from "../learn-failed.tsx";
import { UnsentNote } from "../unsent/unsent-note.tsx";
import { unsentProgress } from "../unsent/unsent-progress.ts";
import * as s from "./lesson-end.module.css";
import { WorldsContext } from "./worlds-context.ts";

const text = learn.lessonPage;

/** Where a lesson leads: to the next one of its unit, and after the last one to the exercises. */
const nextPage = ({ unit, next }: Lesson) =>
  next && next.unit === unit.id ? lessonPath(next.unit, next.lesson) : unitPath(unit.id);

function useUserId(): string | undefined {
  const session = useSession();
  return session.state === "signed-in" ? session.user._id : undefined;
}

/** Marks the lesson as done and leads on. Records that it was opened. */
function LessonEnd({ lesson }: { lesson: Lesson }) {
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

const loadBench = () => import("./program-bench.tsx");

/** A program with its result; pressing the button loads the editor and, with the first run, the engine. */
function RunProgram({ part }: { part: RunPart }) {
  const [isOpen, setOpen] = useState(false);
  const { module: bench, hasFailed, retry } = useChunk(isOpen, loadBench);
  if (bench) return <bench.ProgramBench part={part} />;
  const open = () => {
    if (hasFailed) retry();
    setOpen(true);
  };
  const action = (
    <>
      <Button size="s" onClick={open} isBusy={isOpen && !hasFailed} pendingLabel={text.opening}>
        {text.tryIt}
      </Button>
      {hasFailed && <p role="alert">{text.openFailed}</p>}
    </>
  );
  return <StaticProgram part={part} action={action} />;
}

export const begin: Begins["begin"] = (dispatch, { params: { lessonId = "" } }) =>
  dispatch(studentLesson.initiate({ params: { id: lessonId } }, { subscribe: false }));

/** A lesson for its buyer, or a free one for anybody. */
export function LessonPage() {
  const { lessonId = "" } = useParams();
  const session = useSession();
  const buyer = session.state === "signed-in" && session.user.courseBought ? session.user : undefined;
  const view = <LessonView key={lessonId} id={lessonId} isBuyer={buyer !== undefined} />;
  if (session.state === "signed-out") {
    return (
      <PublicPage account={<PublicAccount />} hasSupport>
        {view}
      </PublicPage>
    );
  }
  // Signed-in people have the frame of their own part around it.
  return (
    <>
      {buyer && <UnsentNote key={lessonId} userId={buyer._id} />}
      {view}
    </>
  );
}

function LessonView({ id, isBuyer }: { id: string; isBuyer: boolean }) {
  const { currentData: lesson, error, refetch, isFetching } = useStudentLessonQuery({ params: { id } });
  if (errorCode(error) === "NOT_FOUND" && !isBuyer) return <Navigate to={paths.course} replace />;
  if (!lesson) return <LearnFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <OpenLesson lesson={lesson} />;
}

function OpenLesson({ lesson }: { lesson: Lesson }) {
  return (
    <WorldsContext value={lesson.worlds}>
      <LessonArticle lesson={lesson} Bench={RunProgram}>
        {lesson.isOwn ? <LessonEnd lesson={lesson} /> : <FreeLessonEnd />}
      </LessonArticle>
    </WorldsContext>
  );
}
