import { useStudentApplicationQuery } from "@dryrun/api-client/applications/student";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorCode } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/button";
import { EmptyState } from "@dryrun/design-system/empty-state";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { TIME_OVER } from "@dryrun/domain/interviews/messages";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import type { Application } from "../../shared/answers.ts";
import { noticeState } from "../../shared/notice.tsx";
import { PageAlert } from "../../shared/page-alert.tsx";
import { Preflight } from "./preflight/preflight.tsx";
import { ResumeStep } from "./preflight/resume-step.tsx";
import type { Violation } from "./proctoring/watch.ts";
import { secondsLeftAt } from "./room/clock.ts";
import { InterviewRoom } from "./room/interview-room.tsx";
import type { StartedRoom } from "./use-start.ts";
import { words } from "./words.ts";

type Stage =
  | { name: "before" }
  | { name: "room"; room: StartedRoom }
  | { name: "left"; type: Violation; at: Date; seconds: number };

/** Specification 1, point 2.13: four steps before the clock runs, then the room. */
export function InterviewStartPage() {
  const { applicationId = "" } = useParams();
  const user = useUser();
  const [stage, setStage] = useState<Stage>({ name: "before" });
  const navigate = useNavigate();
  const isRunning = user.runningInterview?.applicationId === applicationId;

  const enter = (room: StartedRoom) => setStage({ name: "room", room });
  if (stage.name === "left") return <Left {...stage} />;
  if (stage.name === "room")
    return (
      <InterviewRoom
        {...stage.room}
        applicationId={applicationId}
        userId={user._id}
        onLeft={(type, at) =>
          setStage({ name: "left", type, at, seconds: secondsLeftAt(stage.room.times, Date.now()) })
        }
        onDone={(outcome) => {
          const notice = outcome === "late" ? TIME_OVER : words.handIn.received(new Date());
          void navigate(paths.interviews, {
            replace: true,
            state: noticeState(outcome === "late" ? "warning" : "success", notice),
          });
        }}
      />
    );
  if (isRunning && user.runningInterview)
    return <ResumeStep applicationId={applicationId} expiresAt={user.runningInterview.expiresAt} onStarted={enter} />;
  return <Before applicationId={applicationId} onStarted={enter} />;
}

/** The application that the interview is for, and whether one can still start. */
function Before({ applicationId, onStarted }: { applicationId: string; onStarted: (room: StartedRoom) => void }) {
  const { data, error, refetch, isFetching } = useStudentApplicationQuery({ params: { applicationId } });
  if (data) return data.interviewSubmitted ? <Submitted application={data} /> : <Preflight {...{ data, onStarted }} />;
  return (
    <>
      <PageTitle title={words.title} />
      {error ? (
        <LoadFailed
          title={errorCode(error) === "NOT_FOUND" ? words.notFound : words.loadFailed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          wayOut={
            <Link className={buttonClass()} to={paths.applications}>
              {words.toApplications}
            </Link>
          }
        />
      ) : (
        <Skeleton label={words.loading} shape="text" count={6} />
      )}
    </>
  );
}

function Submitted({ application }: { application: Application }) {
  const { interviewSessionId } = application;
  return (
    <>
      <PageTitle title={words.title} />
      <EmptyState
        title={words.alreadySubmitted.title}
        action={
          <Link
            className={buttonClass({ variant: "primary" })}
            to={interviewSessionId ? paths.interview(interviewSessionId) : paths.interviews}
          >
            {words.alreadySubmitted.action}
          </Link>
        }
      >
        {words.alreadySubmitted.text}
      </EmptyState>
    </>
  );
}

/** Signed out already: says why, then leads to the sign-in, which leads back here. */
function Left({ type, at, seconds }: { type: Violation; at: Date; seconds: number }) {
  const [isOpen, setOpen] = useState(true);
  const toLogin = useWayToLogin(words.left.login(at, seconds));
  return (
    <>
      <PageTitle title={words.title} />
      <PageAlert
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          toLogin();
        }}
        message={words.left.alert(at, seconds)}
        reason={words.left.why(type)}
      />
    </>
  );
}

/**
 * To /login with the reason. Without a token the guard of every page goes there too, and knows no reason: so it is told
 * again once this page is gone, whoever was first.
 */
function useWayToLogin(notice: string): () => void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useEffectEvent(() => navigate(paths.login, { replace: true, state: { notice, tone: "warning" } }));
  useEffect(() => {
    clearTimeout(telling.current);
    return () => {
      telling.current = setTimeout(async () => {
        await tell();
        dispatch(baseApi.util.resetApiState());
      });
    };
  }, [dispatch]);
  return () => void navigate(paths.login, { state: { notice, tone: "warning" } });
}
