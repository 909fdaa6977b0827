import { useStudentApplicationsQuery } from "@dryrun/api-client/applications/student";
import { useStudentQuizHistoryQuery } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { MY_APPLICATIONS_PER_PAGE } from "@dryrun/domain/applications/limits";
import { quizLimit } from "@dryrun/domain/quiz/messages";
import {
  DATASET_FILES,
  QUIZ_DATASET_QUESTIONS,
  QUIZ_MINUTES,
  QUIZ_PASS_PERCENT,
  QUIZ_QUESTIONS,
} from "@dryrun/domain/quiz/rules";
import { formatDate, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useNavigate } from "@dryrun/remote-kit/router";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { InvitationBanners } from "../../shared/invitations/invitation-banners.tsx";
import { ArrivalNotice } from "../../shared/notice.tsx";
import { practise } from "../../shared/practise/practise.en-in.ts";
import { SuggestedPractice } from "../../shared/practise/suggested-practice.tsx";
import { useBegunQuiz } from "../../shared/quiz/use-begun-quiz.ts";
import { datasetUrl, sizeText } from "./dataset.ts";
import * as s from "./quiz-intro-page.module.css";
import { useDownloadedSales } from "./workbook/use-sales.ts";
import { WorkbookPart } from "./workbook/workbook-part.tsx";

const text = words.quiz;

/** Plain links, because a download needs no script and no token. */
function DatasetLinks() {
  return (
    <ul className={s.files}>
      {DATASET_FILES.map(({ name, kind, bytes }) => (
        <li key={name}>
          <a href={datasetUrl(name)} download={name} className={buttonClass()}>
            <Download {...iconProps()} />
            {words.quiz.download(kind, sizeText(bytes))}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The introduction of the quiz, its dataset, and Start. */
export function QuizIntroPage({ store = draftStore }: { store?: DraftStore }) {
  const navigate = useNavigate();
  const isDownloaded = useDownloadedSales();
  const [isConfirmed, setConfirmed] = useState<boolean>();
  const hasDataset = isConfirmed ?? isDownloaded;
  const [isAsking, setAsking] = useState(false);
  const nextPaperAt = useNextPaperAt();
  const { answered } = useBegunQuiz(false, store);
  const start = () => void navigate(paths.paper);
  const startButton = (
    <Button
      variant="primary"
      size="l"
      disabled={nextPaperAt !== null}
      onClick={() => (hasDataset || answered > 0 ? start() : setAsking(true))}
    >
      {answered > 0 ? text.resume : text.start}
    </Button>
  );
  return (
    <div className={s.page}>
      <PageHeader about={text.about(QUIZ_QUESTIONS, QUIZ_MINUTES)} action={startButton}>
        <PageTitle title={text.title} />
      </PageHeader>
      <ArrivalNotice />
      <Invitations />
      {nextPaperAt && <Banner tone="warning">{quizLimit(nextPaperAt)}</Banner>}
      {answered > 0 && <p className={s.begun}>{text.answered(answered, QUIZ_QUESTIONS)}</p>}
      <p>{text.rules(QUIZ_PASS_PERCENT)}</p>
      <PreviousBest />
      <PracticeFirst />
      <Dataset hasDataset={hasDataset} isDownloaded={isDownloaded} onConfirm={setConfirmed} />
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={start}
        title={text.notConfirmed}
        confirmLabel={text.startAnyway}
        cancelLabel={text.notYet}
      >
        <p>{text.needed(QUIZ_DATASET_QUESTIONS, QUIZ_QUESTIONS)}</p>
        <DatasetLinks />
      </Confirm>
    </div>
  );
}

interface DatasetProps {
  hasDataset: boolean;
  /** The page has loaded it. */
  isDownloaded: boolean;
  onConfirm: (hasDataset: boolean) => void;
}

/** The workbook that some questions are about: to download, or to open here. */
const Dataset = ({ hasDataset, isDownloaded, onConfirm }: DatasetProps) => (
  <Card as="section" headingLevel={2} title={text.dataset}>
    <p>{text.datasetText(QUIZ_DATASET_QUESTIONS, QUIZ_QUESTIONS)}</p>
    <DatasetLinks />
    <WorkbookPart ofQuestion={undefined} />
    <div className={s.confirm}>
      <Checkbox label={text.confirmDownload} checked={hasDataset} onValue={onConfirm} />
      {isDownloaded && <p className={s.note}>{text.downloaded}</p>}
    </div>
    <details className={s.flaws}>
      <summary>{text.flaws}</summary>
      <p>{text.datasetFlaws}</p>
    </details>
  </Card>
);

/** Returns when another paper may be opened, or null if now; reloads at that time. */
function useNextPaperAt(): string | null {
  const { hasAttempts } = useUser();
  const { data, refetch } = useStudentQuizHistoryQuery(undefined, {
    skip: !hasAttempts,
    refetchOnMountOrArgChange: true, // the paper page leads back here when the server refuses another one
  });
  const nextPaperAt = data?.nextPaperAt ?? null;
  useEffect(() => {
    if (!nextPaperAt) return;
    // The device's clock may be wrong: the server decides, and is polled at most twice a minute.
    const wait = Math.min(Math.max(Date.parse(nextPaperAt) - Date.now(), MINUTE_MS / 2), HOUR_MS);
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [data, nextPaperAt, refetch]);
  return nextPaperAt;
}

/** Invitations to jobs that need no quiz. */
function Invitations() {
  const { passedQuiz } = useUser();
  const query = { page: 1, limit: MY_APPLICATIONS_PER_PAGE };
  const { data } = useStudentApplicationsQuery({ query }, { skip: passedQuiz });
  return data && !passedQuiz ? <InvitationBanners invitations={data.invitations} /> : null;
}

function PreviousBest() {
  const { hasAttempts } = useUser();
  const { data } = useStudentQuizHistoryQuery(undefined, { skip: !hasAttempts });
  const [best] = [...(data?.history ?? [])].sort((a, b) => b.score - a.score);
  return best ? <p>{text.best(best.score, formatDate(best.submittedAt))}</p> : null;
}

/** Suggests practice before the quiz: the weakest topic of the last attempt, and a link to all topics. */
function PracticeFirst() {
  const { hasAttempts, passedQuiz } = useUser();
  return (
    <>
      {hasAttempts && !passedQuiz && <SuggestedPractice variant="secondary" />}
      <p>
        <Link to={paths.drills} className="lone-link">
          {practise.beforeQuiz}
        </Link>
      </p>
    </>
  );
}
