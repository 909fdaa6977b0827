import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentSharedResultsQuery, useStudentShareResultMutation } from "@dryrun/api-client/shared-results/student";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { Output } from "@dryrun/domain/contract/define";
import type { progress } from "@dryrun/domain/progress/contract";
import { formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { announce } from "@dryrun/remote-kit/page";
import { useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef, useState } from "react";
import * as s from "./share-part.module.css";
import { SharedResult } from "./shared-result.tsx";
import { sharing as messages } from "./sharing.en-in.ts";

/** The hash of this section. */
const SHARING = "sharing";

/** Only whether there are topics matters. */
export type SharedInterview = Omit<Output<typeof progress>["interviews"][number], "topics"> & {
  topics: readonly unknown[];
};

export interface SharePartProps {
  interviews: readonly SharedInterview[];
  /** On the page of one result: hides the other results and the choice. */
  isOfOne?: boolean;
  /** Takes the focus, because a press opened it. */
  hasFocus?: boolean;
}

/** Results with a public page, and a form to create one; nothing is public before. */
export function SharePart({ interviews, isOfOne = false, hasFocus = false }: SharePartProps) {
  const { data, error, isFetching, refetch } = useStudentSharedResultsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && hash === `#${SHARING}`) heading.current?.scrollIntoView?.();
  }, [hash, isThere]);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const shared = new Set(data?.results.map(({ sessionId }) => sessionId));
  const open = interviews.filter(({ sessionId, topics }) => topics.length > 0 && !shared.has(sessionId));
  const results = data?.results.filter(
    ({ sessionId }) => !isOfOne || interviews.some((interview) => interview.sessionId === sessionId),
  );
  return (
    <section className={paperClass(s.part)} aria-labelledby={SHARING}>
      <h2 ref={heading} id={SHARING} tabIndex={isOfOne ? -1 : undefined} className={s.heading}>
        {isOfOne ? messages.titleOfOne : messages.title}
      </h2>
      <p className={s.note}>{messages.about}</p>
      {error && !data && (
        <LoadFailed title={messages.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={messages.loading} count={1} shape="text" />}
      {results && open.length > 0 && <ShareForm interviews={open.toReversed()} hasChoice={!isOfOne} />}
      {results && open.length === 0 && results.length === 0 && <p className={s.note}>{messages.none}</p>}
      {results && results.length > 0 && (
        <ul className={s.results} aria-label={messages.list}>
          {results.map((result) => (
            <SharedResult key={result.sessionId} result={result} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ShareForm({ interviews, hasChoice }: { interviews: readonly SharedInterview[]; hasChoice: boolean }) {
  const [share, { isLoading }] = useStudentShareResultMutation();
  const [chosen, setChosen] = useState("");
  const sessionId = interviews.find((one) => one.sessionId === chosen)?.sessionId ?? interviews[0]?.sessionId ?? "";
  const pressButton = async () => {
    const { error } = await share({ params: { sessionId } });
    if (error) toast.error(errorMessage(error, messages.shareFailed));
    else announce(messages.made);
  };
  return (
    <div className={s.form}>
      {hasChoice && (
        <Field label={messages.interview}>
          <Select
            options={interviews.map(({ sessionId: value, at, jobTitle, score }) => ({
              value,
              label: messages.option(formatDate(at), jobTitle, score),
            }))}
            value={sessionId}
            onValue={setChosen}
          />
        </Field>
      )}
      <Button isBusy={isLoading} onClick={() => void pressButton()}>
        {messages.make}
      </Button>
    </div>
  );
}
