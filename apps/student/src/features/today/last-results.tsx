import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { VERDICT_LABEL } from "@dryrun/domain/interviews/messages";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedSession } from "./next-step.ts";
import * as s from "./today-page.module.css";

const SHOWN = 3;

/** The newest results of mock interviews; dashed until the student sends one. */
export function LastResults({ sessions }: { sessions: readonly ListedSession[] }) {
  const results = sessions.filter(({ isCompleted }) => isCompleted).slice(0, SHOWN);
  return (
    <section className={s.part} aria-labelledby="last-results">
      <h2 id="last-results" className={s.heading}>
        {words.today.results}
      </h2>
      {results.length === 0 && <p className={s.none}>{words.today.noResults}</p>}
      <ul className={s.results}>
        {results.map(({ sessionId, applicationId, topic, score, finalDecision, createdAt, submittedToEmployer }) => (
          <Card
            key={sessionId}
            as="li"
            isDraft={!submittedToEmployer}
            title={
              <Link to={paths.interview(sessionId)}>{applicationId?.jobId.title ?? words.today.practice(topic)}</Link>
            }
            aside={
              score === null ? (
                <Badge>{words.today.notGraded}</Badge>
              ) : (
                <VerdictBadge
                  verdict={finalDecision}
                  score={score}
                  isClose={isCloseToLine(score, finalDecision)}
                  label={VERDICT_LABEL}
                />
              )
            }
            meta={
              <>
                <span>{applicationId?.jobId.company}</span>
                <span>{formatDate(createdAt)}</span>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}
