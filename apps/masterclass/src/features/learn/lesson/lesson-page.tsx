import { studentLesson, useStudentLessonQuery } from "@dryrun/api-client/courses/student";
import type { Begins } from "@dryrun/api-client/early/begin";
import { errorCode } from "@dryrun/api-client/errors";
import { useSession } from "@dryrun/auth/use-session";
import { Button } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { Navigate, useParams } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { FreeLessonEnd } from "../../../content/lesson/free-lesson-end.tsx";
import { type Lesson, LessonArticle, type RunPart, StaticProgram } from "../../../content/lesson/lesson-article.tsx";
import { learn } from "../../../messages/learn.en-in.ts";
import { paths } from "../../../paths.ts";
import { LearnFailed } from "../learn-failed.tsx";
import { UnsentNote } from "../unsent/unsent-note.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { WorldsContext } from "./worlds-context.ts";

const text = learn.lessonPage;

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
