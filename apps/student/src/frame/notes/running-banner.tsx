import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { Link } from "@dryrun/remote-kit/router";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { running } from "../../shared/interview/running.en-in.ts";
import { useMinutesLeft } from "../../shared/time/use-minutes-left.ts";
import * as s from "./account-notes.module.css";

/** Shows that a mock interview is running, with the time left and a link to it. */
export function RunningBanner() {
  const { runningInterview } = useUser();
  const dispatch = useDispatch();
  const minutes = useMinutesLeft(runningInterview?.expiresAt);
  const isOver = runningInterview !== null && minutes === 0;
  useEffect(() => {
    if (isOver) dispatch(baseApi.util.invalidateTags(["Me"]));
  }, [isOver, dispatch]);
  const isRunning = runningInterview !== null && !isOver;
  useRootMark("hasInterview", isRunning);
  if (!isRunning) return null;
  const { applicationId } = runningInterview;
  return (
    <div className={s.running}>
      <Banner
        tone="offer"
        landmark={running.name}
        action={
          <Link
            to={applicationId ? paths.startInterview(applicationId) : paths.practice}
            className={buttonClass({ variant: "primary", size: "s" })}
          >
            {running.resume}
          </Link>
        }
      >
        {running.text(minutes)}
      </Banner>
    </div>
  );
}
