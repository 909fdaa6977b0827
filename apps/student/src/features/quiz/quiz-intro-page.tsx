import { useStudentQuizHistoryQuery } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/button";
import { Card } from "@dryrun/design-system/card";
import { Checkbox } from "@dryrun/design-system/checkbox";
import { Confirm } from "@dryrun/design-system/confirm";
import { PageHeader } from "@dryrun/design-system/page-header";
import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/limits";
import { formatDate } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useState } from "react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { ArrivalNotice } from "../../shared/notice.tsx";
import { DatasetLinks } from "./dataset-links.tsx";
import * as s from "./quiz-intro-page.module.css";

const w = words.quiz;

/** What the quiz is, its dataset, and the start (specification 1, point 2.12). */
export function QuizIntroPage() {
  const navigate = useNavigate();
  const [hasDataset, setHasDataset] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const start = () => void navigate(paths.paper);
  return (
    <div className={s.page}>
      <PageHeader about={w.about(QUIZ_QUESTIONS, QUIZ_PASS_PERCENT)}>
        <PageTitle title={w.title} />
      </PageHeader>
      <ArrivalNotice />
      <p>{w.noLimit}</p>
      <PreviousBest />
      <Card as="section" headingLevel={2} title={w.dataset}>
        <p>{w.datasetText}</p>
        <DatasetLinks />
        <Checkbox label={w.confirmDownload} checked={hasDataset} onValue={setHasDataset} />
      </Card>
      <Button variant="primary" size="l" className={s.start} onClick={() => (hasDataset ? start() : setAsking(true))}>
        {w.start}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={start}
        title={w.notConfirmed}
        confirmLabel={w.startAnyway}
        cancelLabel={w.notYet}
      >
        <p>{w.needed}</p>
        <DatasetLinks />
      </Confirm>
    </div>
  );
}

function PreviousBest() {
  const { hasAttempts } = useUser();
  const { data } = useStudentQuizHistoryQuery(undefined, { skip: !hasAttempts });
  const [best] = [...(data?.history ?? [])].sort((a, b) => b.score - a.score);
  return best ? <p>{w.best(best.score, formatDate(best.submittedAt))}</p> : null;
}
