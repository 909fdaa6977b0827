import { useStudentSharedResultsQuery } from "@dryrun/api-client/shared-results/student";
import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useEffect, useRef, useState } from "react";
import { ContentsForm, type OfferedAnswer } from "./contents-form.tsx";
import * as s from "./share-part.module.css";
import { SharedLink } from "./shared-link.tsx";
import { sharing as messages } from "./sharing.en-in.ts";

interface ShareResultProps {
  sessionId: string;
  /** The answers that can be on the page. */
  answers: readonly OfferedAnswer[];
}

/** The public page of one result: its link, and the form that creates or changes it. */
export function ShareResult({ sessionId, answers }: ShareResultProps) {
  const { data, error, isFetching, refetch } = useStudentSharedResultsQuery();
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the person has opened it
  const shared = data?.results.find((one) => one.sessionId === sessionId);
  function done() {
    setChanging(false);
    heading.current?.focus();
  }
  return (
    <section className={paperClass(s.part)} aria-labelledby="sharing">
      <h2 ref={heading} id="sharing" tabIndex={-1} className={s.heading}>
        {messages.titleOfOne}
      </h2>
      <p className={s.note}>{messages.about}</p>
      {error && !data && (
        <LoadFailed title={messages.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={messages.loading} count={1} shape="text" />}
      {shared && !isChanging && (
        <ul className={s.results} aria-label={messages.list}>
          <SharedLink
            result={shared}
            change={
              <Button size="s" onClick={() => setChanging(true)}>
                {messages.change}
              </Button>
            }
          />
        </ul>
      )}
      {data && (!shared || isChanging) && (
        <ContentsForm sessionId={sessionId} answers={answers} shared={shared} onDone={done} />
      )}
    </section>
  );
}
