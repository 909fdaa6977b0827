import { useUser } from "@dryrun/auth/user-context";
import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { useRunner } from "../../../shared/run/use-run.ts";
import { AnswerStep } from "./answer-step.tsx";
import { drill as messages } from "./drill.en-in.ts";
import type { Drill, DrillQuestion } from "./drill.ts";
import { DrillEnd } from "./drill-end.tsx";
import * as s from "./drill-view.module.css";
import { ResultStep } from "./result-step.tsx";
import { useDrill } from "./use-drill.ts";
import { useSavedTexts } from "./use-saved-texts.ts";

interface DrillViewProps {
  drill: Drill;
  /** Loads the drill again. */
  onAsk: () => void;
  store: DraftStore;
}

/** Three questions, each answered and then shown with its result, and the end. */
export function DrillView({ drill, onAsk, store }: DrillViewProps) {
  const user = useUser();
  const savedTexts = useSavedTexts(`${user._id}:drill:${drill._id}`, store);
  const { questions, at, question, heading, sending, open, goOn } = useDrill({ drill, kept: savedTexts, onAsk });
  const runner = useRunner();
  const isLast = questions.every(({ result }) => result);
  return (
    <div className={s.page}>
      <PageHeader back={<Link to={paths.drills}>{messages.back}</Link>} about={messages.about}>
        <PageTitle title={messages.title(TOPIC_LABELS[drill.topic])} />
      </PageHeader>
      <Progress questions={questions} at={at} onOpen={open} />
      {savedTexts.texts === null && <Skeleton label={messages.loading} shape="text" count={6} />}
      {savedTexts.texts !== null && question?.result && (
        <ResultStep
          key={at}
          headingRef={heading}
          result={question.result}
          of={questions.length}
          nextLabel={isLast ? messages.toEnd : messages.next}
          onNext={goOn}
        />
      )}
      {savedTexts.texts !== null && question && !question.result && (
        <AnswerStep
          key={at}
          headingRef={heading}
          question={question}
          of={questions.length}
          runner={runner}
          text={savedTexts.texts[at] ?? ""}
          isKept={savedTexts.isKept}
          sending={question.answeredAt ? { name: "saved" } : sending.stateOf(at)}
          onText={(text) => {
            sending.clear(at);
            savedTexts.write(at, text);
          }}
          onCheck={() => sending.send(at)}
        />
      )}
      {savedTexts.texts !== null && !question && (
        <DrillEnd headingRef={heading} drill={drill} questions={questions} onOpen={open} />
      )}
    </div>
  );
}

/** The progress, with a link to each question. */
function Progress({
  questions,
  at,
  onOpen,
}: {
  questions: readonly DrillQuestion[];
  at: number;
  onOpen: (number: number) => void;
}) {
  const answered = questions.filter(({ result }) => result).length;
  return (
    <CueLine
      current={at - 1}
      steps={questions.map(({ result }) => ({ state: result ? "saved" : "open" }))}
      onSelect={(index) => onOpen(index + 1)}
      noun={messages.noun}
      label={messages.progress(answered, questions.length)}
    />
  );
}
