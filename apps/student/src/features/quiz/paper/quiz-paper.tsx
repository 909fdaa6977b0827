import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { SELECT_AN_ANSWER } from "@dryrun/domain/quiz/messages";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { PageTitle } from "@dryrun/remote-kit/page";
import { ChevronLeft, Flag } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import type { Paper } from "../../../shared/answers.ts";
import { ChoiceQuestion } from "../../../shared/quiz/choice-question.tsx";
import type { Kept } from "../../../shared/quiz/use-saved-answers.ts";
import { WorkbookPart } from "../workbook/workbook-part.tsx";
import { PaperOverview } from "./paper-overview.tsx";
import { type Progress, progressOf } from "./progress.ts";
import * as s from "./quiz-paper.module.css";
import { SubmitDialog } from "./submit-dialog.tsx";
import { useSubmitPaper } from "./use-submit-paper.ts";

const text = words.quiz;

interface PaperButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  isMarked: boolean;
  isBusy: boolean;
  onPrev: () => void;
  onMark: () => void;
}

/** The mark for review, Prev, and Next, which becomes Submit on the last question; fixed at the bottom on phones. */
function PaperButtons({ isFirst, isLast, isMarked, isBusy, onPrev, onMark }: PaperButtonsProps) {
  const w = words.quiz;
  useRootMark("hasFixedBar", true);
  return (
    <div className={s.buttons}>
      <Button
        variant="quiet"
        aria-pressed={isMarked}
        icon={<Flag {...iconProps()} fill={isMarked ? "currentColor" : "none"} />}
        onClick={onMark}
        className={s.mark}
      >
        {isMarked ? w.marked : w.mark}
      </Button>
      <div className={s.moves} data-action-bar="">
        <Button icon={<ChevronLeft {...iconProps()} />} disabled={isFirst} onClick={onPrev}>
          {w.prev}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} pendingLabel={w.submitting} className={s.next}>
          {isLast ? w.submit : w.next}
        </Button>
      </div>
    </div>
  );
}

interface QuizPaperProps {
  paper: Paper;
  kept: Kept;
  onChange: (part: Partial<Kept>) => void;
  onDone: () => Promise<void>;
}

/** The open paper: progress, the current question, the overview, and the submission. */
export function QuizPaper({ paper, kept, onChange, onDone }: QuizPaperProps) {
  useHeldPage(true);
  const { questions } = paper;
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { submit, isSubmitting, failure } = useSubmitPaper(paper, kept, onDone);
  const { at, states, marked, aboutFile } = progressOf(questions, kept);

  const open = (index: number) => {
    setMissing(false);
    onChange({ at: index });
  };
  function goOn() {
    if (states[at] !== "saved") setMissing(true);
    else if (at < questions.length - 1) open(at + 1);
    else setAsking(true);
  }
  const confirm = () => {
    setAsking(false);
    void submit();
  };
  return (
    <div className={s.page}>
      <PageTitle title={text.title} className={s.title} />
      <OneQuestion
        questions={questions}
        at={at}
        states={states}
        kept={kept}
        error={isMissing ? SELECT_AN_ANSWER : undefined}
        failure={failure}
        isBusy={isSubmitting}
        onOpen={open}
        onNext={goOn}
        onChange={(part) => {
          setMissing(false);
          onChange(part);
        }}
      />
      <PaperOverview at={at} states={states} marked={marked} aboutFile={aboutFile} onOpen={open} />
      <SubmitDialog
        isOpen={isAsking}
        count={questions.length}
        marked={marked}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </div>
  );
}

interface OneQuestionProps {
  questions: Paper["questions"];
  at: number;
  states: Progress["states"];
  kept: Kept;
  error: string | undefined;
  failure: string | undefined;
  isBusy: boolean;
  onOpen: (index: number) => void;
  onNext: () => void;
  onChange: (part: Partial<Kept>) => void;
}

/** Focuses the number of a new question, so that it is read from its beginning. */
function useArrival(at: number) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true }); // already visible
    form.current?.scrollIntoView?.({ block: "start" });
  }, [at]);
  return { form, heading };
}

interface StatusProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  at: number;
  of: number;
  topic: string;
  states: Progress["states"];
}

/** The position and the topic. */
const Status = ({ headingRef, at, of, topic, states }: StatusProps) => (
  <div className={s.status}>
    <div className={s.head}>
      <h2 ref={headingRef} tabIndex={-1} className={s.count}>
        {text.question(at + 1, of)}
      </h2>
      <span className={s.topic}>{topic}</span>
    </div>
    <CueLine current={at} steps={states.map((state) => ({ state }))} />
  </div>
);

/** The current question. After a change, its number has the focus. */
function OneQuestion(props: OneQuestionProps) {
  const { questions, at, states, kept, error, failure, isBusy, onOpen, onNext, onChange } = props;
  const { form, heading } = useArrival(at);
  const question = questions[at];
  if (!question) return null;
  const { id } = question;
  const isMarked = kept.marked.includes(id);
  const toggleMark = () =>
    onChange({ marked: isMarked ? kept.marked.filter((one) => one !== id) : [...kept.marked, id] });
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form ref={form} className={s.form} onSubmit={goOn} noValidate>
      <Status headingRef={heading} at={at} of={questions.length} topic={question.topic} states={states} />
      <ChoiceQuestion
        key={id}
        question={question.question}
        options={question.options}
        selected={kept.selected[id]}
        error={error}
        onSelect={(option) => onChange({ selected: { ...kept.selected, [id]: option }, at })}
      />
      {question.needsFile && (
        <WorkbookPart
          ofQuestion={{
            question,
            code: kept.tried?.[id],
            onCode: (code) => onChange({ tried: { ...kept.tried, [id]: code } }),
          }}
        />
      )}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <PaperButtons
        isFirst={at === 0}
        isLast={at === questions.length - 1}
        isMarked={isMarked}
        isBusy={isBusy}
        onPrev={() => onOpen(at - 1)}
        onMark={toggleMark}
      />
    </form>
  );
}
