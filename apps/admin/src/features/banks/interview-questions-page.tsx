import {
  useAdminInterviewQuestionsQuery,
  useAdminUpdateInterviewQuestionMutation,
} from "@dryrun/api-client/admin-records/banks";
import type { Column } from "@dryrun/design-system/lists/data-table";
import { QUESTION_FILTERS } from "@dryrun/domain/admin/interview-questions/statistics";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { usePage } from "@dryrun/remote-kit/use-page";
import { interviewQuestions as text } from "../../messages/banks/interview-questions.en-in.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { SHOW, TOPIC } from "./bank-filters.tsx";
import { BankPage } from "./bank-page.tsx";
import type { BankQuestion } from "./bank-questions.ts";
import { Whole } from "./question-panel.tsx";
import { Discrimination, Lines, ModelAnswer, Prose, Retired } from "./shared-facts.tsx";

/** Returns everything about an interview question, as facts of the side panel. */
const interviewQuestionFacts = (item: BankQuestion) => [
  { name: text.question, value: <Prose text={item.question} /> },
  {
    name: text.criteria,
    value: <Lines lines={item.criteria.map(({ label, weight }) => ({ text: label, note: text.weightOf(weight) }))} />,
  },
  { name: text.modelAnswer, value: <ModelAnswer topic={item.topic} text={item.modelAnswer} /> },
  { name: text.difficulty, value: text.difficultyOf(item.difficulty) },
  { name: text.uses, value: item.uses },
  { name: text.mean, value: text.meanOf(item.mean) },
  { name: text.spread, value: text.meanOf(item.spread) },
  { name: text.notAssessed, value: text.shareOf(item.notAssessed, item.uses) },
  { name: text.flagged, value: text.shareOf(item.flagged, item.uses) },
  { name: text.raised, value: text.shareOf(item.raised, item.uses) },
  { name: text.discrimination, value: <Discrimination value={item.discrimination} about={text.discriminationAbout} /> },
  ...(item.concerns.length > 0
    ? [{ name: text.concerns, value: <Lines lines={item.concerns.map((one) => ({ text: text.adviceOf(one) }))} /> }]
    : []),
  ...(item.retired ? [{ name: text.retired, value: <Retired {...item.retired} /> }] : []),
  { name: text.id, value: item._id },
];

const TOPICS = INTERVIEW_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] }));
const FILTERS = QUESTION_FILTERS.map((value) => ({ value, label: text.filterOf(value) }));

const COLUMNS: Column<BankQuestion>[] = [
  { key: "uses", header: text.uses, isEnd: true, cell: ({ uses }) => uses },
  { key: "mean", header: text.mean, isEnd: true, cell: ({ mean }) => <Whole>{text.meanOf(mean)}</Whole> },
  {
    key: "notAssessed",
    header: text.notAssessed,
    isEnd: true,
    cell: ({ notAssessed, uses }) => <Whole>{text.shareOf(notAssessed, uses)}</Whole>,
  },
];

/** The interview questions with their statistics. */
export function InterviewQuestionsPage() {
  const { page } = usePage();
  const { search, chosen } = useFilters();
  const topic = chosen(TOPIC, INTERVIEW_TOPICS);
  const show = chosen(SHOW, QUESTION_FILTERS);
  const query = useAdminInterviewQuestionsQuery({ query: { page, limit: ADMIN_PER_PAGE, topic, show, search } });
  const [update] = useAdminUpdateInterviewQuestionMutation();
  return (
    <BankPage
      say={text}
      search={search}
      topics={TOPICS}
      filters={FILTERS}
      asked={query}
      rowsOf={({ interviewQuestions }) => interviewQuestions}
      topicOf={(row) => TOPIC_LABELS[row.topic]}
      columns={COLUMNS}
      factsOf={interviewQuestionFacts}
      update={update}
    />
  );
}
