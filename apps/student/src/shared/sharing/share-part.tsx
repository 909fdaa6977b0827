import { useStudentSharedResultsQuery } from "@dryrun/api-client/shared-results/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { Output } from "@dryrun/domain/contract/define";
import { REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import type { progress } from "@dryrun/domain/progress/contract";
import { formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { useEffect, useRef, useState } from "react";
import * as s from "./share-part.module.css";
import { sharePath } from "./share-path.ts";
import { SharedLink } from "./shared-link.tsx";
import { sharing as messages } from "./sharing.en-in.ts";

/** The hash of this section. */
const SHARING = "sharing";

type Interview = Output<typeof progress>["interviews"][number];

/** Results with a public page, and a choice of another to share; nothing is public before. */
export function SharePart({ interviews }: { interviews: readonly Interview[] }) {
  const { data, error, isFetching, refetch } = useStudentSharedResultsQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && hash === `#${SHARING}`) heading.current?.scrollIntoView?.();
  }, [hash, isThere]);
  const shared = new Set(data?.results.map(({ sessionId }) => sessionId));
  const open = interviews
    .filter(({ sessionId, topics, score }) => topics.length > 0 && score >= REVIEW_FROM && !shared.has(sessionId))
    .toSorted((one, other) => other.score - one.score);
  return (
    <section className={paperClass(s.part)} aria-labelledby={SHARING}>
      <h2 ref={heading} id={SHARING} className={s.heading}>
        {messages.title}
      </h2>
      <p className={s.note}>{messages.about}</p>
      {error && !data && (
        <LoadFailed title={messages.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={messages.loading} count={1} shape="text" />}
      {data && open.length > 0 && <Choice interviews={open} />}
      {data && open.length === 0 && data.results.length === 0 && <p className={s.note}>{messages.none}</p>}
      {data && data.results.length > 0 && (
        <ul className={s.results} aria-label={messages.list}>
          {data.results.map((result) => (
            <SharedLink
              key={result.sessionId}
              result={result}
              change={
                <Link to={sharePath(result.sessionId)} className={buttonClass({ size: "s" })}>
                  {messages.change}
                </Link>
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The interview to share; the best one first. */
function Choice({ interviews }: { interviews: readonly Interview[] }) {
  const [chosen, setChosen] = useState("");
  const sessionId = interviews.find((one) => one.sessionId === chosen)?.sessionId ?? interviews[0]?.sessionId ?? "";
  return (
    <div className={s.form}>
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
      <Link to={sharePath(sessionId)} className={buttonClass()}>
        {messages.choose}
      </Link>
    </div>
  );
}
