import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { useUser } from "@dryrun/auth/user-context";
import { INTERVIEW_STOPPED, TIME_OVER } from "@dryrun/domain/interviews/messages";
import { addMs } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { type ReactNode, useState } from "react";
import { paths } from "../../paths.ts";
import { handedInState } from "../../shared/interview/handed-in.ts";
import { PageAlert } from "../../shared/page-alert.tsx";
import { messages } from "./messages.en-in.ts";
import type { Violation } from "./proctoring/watch.ts";
import { secondsLeftAt } from "./room/clock/clock.ts";
import type { StartedRoom } from "./use-start.ts";

type Stage =
  | { name: "before" }
  | { name: "room"; room: StartedRoom }
  | { name: "left"; type: Violation; at: Date; seconds: number };

export interface InterviewStagesProps {
  /** The URL of the page that leads back into the room. */
  path: string;
  /** Absent for practice. */
  applicationId?: string;
  /** Shown before the clock starts. */
  before: (enter: (room: StartedRoom) => void) => ReactNode;
}

/** The steps before the clock, the room, and the two exits: submitted, or signed out after a violation. */
export function InterviewStages({ path, applicationId, before }: InterviewStagesProps) {
  const user = useUser();
  const [stage, setStage] = useState<Stage>({ name: "before" });
  const navigate = useNavigate();

  if (stage.name === "left") return <Left {...stage} />;
  if (stage.name === "before") return before((room) => setStage({ name: "room", room }));
  const { Room, ...room } = stage.room;
  const { times, started } = room;
  return (
    <Room
      {...room}
      {...{ path, applicationId }}
      userId={user._id}
      onLeft={(type, at) => setStage({ name: "left", type, at, seconds: secondsLeftAt(times, Date.now()) })}
      onDone={(outcome) => {
        if (outcome === "stopped" && applicationId) {
          toast.success(INTERVIEW_STOPPED);
          return void navigate(paths.application(applicationId), { replace: true });
        }
        const state =
          outcome === "late"
            ? handedInState("warning", TIME_OVER)
            : handedInState("success", messages.handIn.received(addMs(new Date(), times.offset)), started.sessionId);
        void navigate(paths.interviews, { replace: true, state });
      }}
    />
  );
}

/** The person is already signed out: shows the reason, then opens the sign-in, which leads back. */
function Left({ type, at, seconds }: { type: Violation; at: Date; seconds: number }) {
  const [isOpen, setOpen] = useState(true);
  const toLogin = useWayToLogin(messages.left.login(at, seconds));
  return (
    <>
      <PageTitle title={messages.title} />
      <PageAlert
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          void toLogin();
        }}
        message={messages.left.title}
        reason={`${messages.left.alert(at, seconds)} ${messages.left.why(type)}`}
      />
    </>
  );
}

/** Opens /login with the reason, and removes the person's data. */
function useWayToLogin(notice: string): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { email } = useUser();
  return async () => {
    await navigate(paths.login, { state: { notice, tone: "warning", email } });
    dispatch(baseApi.util.resetApiState());
  };
}
