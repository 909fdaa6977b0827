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
import { interviewQuestionFacts } from "./interview-question-facts.tsx";
import { Whole } from "./question-panel.tsx";

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
