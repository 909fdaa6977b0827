import {
  useAdminInterviewQuestionsQuery,
  useAdminUpdateInterviewQuestionMutation,
} from "@dryrun/api-client/admin-records/banks";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { QUESTION_FILTERS } from "@dryrun/domain/admin/interview-questions/statistics";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { usePage } from "@dryrun/remote-kit/use-page";
import { interviewQuestions as say } from "../../messages/banks/interview-questions.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { CodeText, withoutMarks } from "../../shared/code-text.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { RowName } from "../../shared/row-name.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { BankFilters, SHOW, TOPIC } from "./bank-filters.tsx";
import type { BankQuestion } from "./bank-questions.ts";
import { ConcernBadges } from "./concern-badges.tsx";
import { interviewQuestionFacts } from "./interview-question-facts.tsx";
import { QuestionPanel, useQuestionPanel, Whole } from "./question-panel.tsx";

const TOPICS = INTERVIEW_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] }));
const FILTERS = QUESTION_FILTERS.map((value) => ({ value, label: say.filterOf(value) }));

const columnsWith = (onOpen: (item: BankQuestion) => void): Column<BankQuestion>[] => [
  {
    key: "question",
    header: say.question,
    isRowHeader: true,
    cell: (item) => (
      <RowName
        name={<CodeText text={item.question} />}
        label={words.lists.detailsOf(withoutMarks(item.question))}
        onOpen={() => onOpen(item)}
      />
    ),
  },
  { key: "topic", header: say.topic, cell: ({ topic }) => <Whole>{TOPIC_LABELS[topic]}</Whole> },
  { key: "uses", header: say.uses, isEnd: true, cell: ({ uses }) => uses },
  { key: "mean", header: say.mean, isEnd: true, cell: ({ mean }) => <Whole>{say.meanOf(mean)}</Whole> },
  {
    key: "notAssessed",
    header: say.notAssessed,
    isEnd: true,
    cell: ({ notAssessed, uses }) => <Whole>{say.shareOf(notAssessed, uses)}</Whole>,
  },
  {
    key: "discrimination",
    header: say.discrimination,
    isEnd: true,
    cell: ({ discrimination }) => <Whole>{say.discriminationOf(discrimination)}</Whole>,
  },
  {
    key: "concerns",
    header: say.concerns,
    cell: ({ concerns, retired }) => (
      <ConcernBadges concerns={concerns} concernOf={say.concernOf} isRetired={retired !== null} />
    ),
  },
];

/** The interview questions with their statistics; one can be retired and restored. */
export function InterviewQuestionsPage() {
  const { page } = usePage();
  const { search, chosen } = useFilters();
  const topic = chosen(TOPIC, INTERVIEW_TOPICS);
  const show = chosen(SHOW, QUESTION_FILTERS);
  const asked = useAdminInterviewQuestionsQuery({ query: { page, limit: ADMIN_PER_PAGE, topic, show, search } });
  const [update] = useAdminUpdateInterviewQuestionMutation();
  const panel = useQuestionPanel<BankQuestion>();
  return (
    <>
      <AdminList
        say={say}
        none={search ? words.lists.noneFound(search) : say.none}
        asked={asked}
        nav={<RecordsNav />}
        search={
          <SearchForm label={say.searchLabel}>
            <BankFilters topics={TOPICS} filters={FILTERS} topic={topic} show={show} />
          </SearchForm>
        }
      >
        {({ interviewQuestions }) => (
          <DataTable
            caption={say.list}
            columns={columnsWith(panel.detail.open)}
            rows={interviewQuestions}
            rowKey={({ _id }) => _id}
          />
        )}
      </AdminList>
      <QuestionPanel
        panel={panel}
        rows={asked.currentData?.interviewQuestions ?? []}
        titleOf={({ topic: own }) => TOPIC_LABELS[own]}
        factsOf={interviewQuestionFacts}
        texts={say}
        update={update}
      />
    </>
  );
}
