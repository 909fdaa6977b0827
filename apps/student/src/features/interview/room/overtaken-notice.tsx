import { useStudentCheckSubmittedQuery } from "@dryrun/api-client/interviews/student";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { MINUTE_MS } from "@dryrun/domain/time";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useState } from "react";
import { messages } from "../messages.en-in.ts";
import { useConnection } from "./device/use-connection.ts";
import * as s from "./overtaken-notice.module.css";

const text = messages.overtaken;

interface OvertakenNoticeProps {
  /** Absent for practice, about which nobody decides. */
  applicationId: string | undefined;
  /** Stops the interview; resolves to the reason why it goes on. */
  onStop: () => Promise<string | undefined>;
  /** Moves the focus from the notice, which disappears. */
  onFinish: () => void;
}

/** Asks the student what to do once the company has decided during the interview. Without a choice the interview goes on. */
export function OvertakenNotice({ applicationId, onStop, onFinish }: OvertakenNoticeProps) {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useConnection(setOnline);
  const { data } = useStudentCheckSubmittedQuery(
    { query: { applicationId: applicationId ?? "" } },
    { skip: !applicationId, pollingInterval: isOnline ? MINUTE_MS : 0 },
  );
  const [isFinishing, setFinishing] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string>();
  const by = isFinishing ? null : (data?.overtakenBy ?? null);
  useEffect(() => {
    if (by) announce(`${text.by[by]} ${text.choice}`, "assertive");
  }, [by]);
  if (!by) return null;
  async function stop() {
    setStopping(true);
    setFailure(undefined);
    setFailure(await onStop());
    setStopping(false);
  }
  function finish() {
    setFinishing(true);
    onFinish();
  }
  return (
    <section aria-label={text.label} className={s.notice}>
      <Banner tone="warning" role="none">
        <p>
          <b>{text.by[by]}</b> {text.choice}
        </p>
        {failure && <p role="alert">{failure}</p>}
        <div className={s.choices}>
          <Button onClick={finish}>{text.finish}</Button>
          <Button isBusy={isStopping} pendingLabel={text.stopping} onClick={() => void stop()}>
            {text.stop}
          </Button>
        </div>
      </Banner>
    </section>
  );
}
