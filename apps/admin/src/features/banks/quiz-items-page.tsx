import { useAdminQuizItemsQuery, useAdminUpdateQuizItemMutation } from "@dryrun/api-client/admin-records/banks";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { QUIZ_ITEM_FILTERS } from "@dryrun/domain/admin/quiz-items/statistics";
import { QUIZ_TOPICS } from "@dryrun/domain/quiz/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { quizItems as say } from "../../messages/banks/quiz-items.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { CodeText, withoutMarks } from "../../shared/code-text.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { RowName } from "../../shared/row-name.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { BankFilters, SHOW, TOPIC } from "./bank-filters.tsx";
import type { QuizItem } from "./bank-questions.ts";
import { ConcernBadges } from "./concern-badges.tsx";
import { QuestionPanel, useQuestionPanel, Whole } from "./question-panel.tsx";
import { quizItemFacts } from "./quiz-item-facts.tsx";

const TOPICS = QUIZ_TOPICS.map((value) => ({ value, label: value }));
const FILTERS = QUIZ_ITEM_FILTERS.map((value) => ({ value, label: say.filterOf(value) }));

const columnsWith = (onOpen: (item: QuizItem) => void): Column<QuizItem>[] => [
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
  { key: "topic", header: say.topic, cell: ({ topic }) => <Whole>{topic}</Whole> },
  { key: "answered", header: say.answered, isEnd: true, cell: ({ answered }) => answered },
  {
    key: "right",
    header: say.right,
    isEnd: true,
    cell: ({ correctPercent }) => <Whole>{say.rightOf(correctPercent)}</Whole>,
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

/** The question bank with its keys and statistics; a question can be retired and restored. */
export function QuizItemsPage() {
  const { page } = usePage();
  const { search, chosen } = useFilters();
  const topic = chosen(TOPIC, QUIZ_TOPICS);
  const show = chosen(SHOW, QUIZ_ITEM_FILTERS);
  const asked = useAdminQuizItemsQuery({ query: { page, limit: ADMIN_PER_PAGE, topic, show, search } });
  const [update] = useAdminUpdateQuizItemMutation();
  const panel = useQuestionPanel<QuizItem>();
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
        {({ quizItems }) => (
          <DataTable
            caption={say.list}
            columns={columnsWith(panel.detail.open)}
            rows={quizItems}
            rowKey={({ _id }) => _id}
          />
        )}
      </AdminList>
      <QuestionPanel
        panel={panel}
        rows={asked.currentData?.quizItems ?? []}
        titleOf={({ topic: own }) => own}
        factsOf={quizItemFacts}
        texts={say}
        update={update}
      />
    </>
  );
}
