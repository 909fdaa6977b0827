import { useAdminQuizItemsQuery, useAdminUpdateQuizItemMutation } from "@dryrun/api-client/admin-records/banks";
import type { Column } from "@dryrun/design-system/lists/data-table";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { QUIZ_ITEM_FILTERS } from "@dryrun/domain/admin/quiz-items/statistics";
import { QUIZ_TOPICS } from "@dryrun/domain/quiz/rules";
import { usePage } from "@dryrun/remote-kit/use-page";
import { quizItems as messages, quizItems as text } from "../../messages/banks/quiz-items.en-in.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { SHOW, TOPIC } from "./bank-filters.tsx";
import { BankPage } from "./bank-page.tsx";
import type { QuizItem } from "./bank-questions.ts";
import { Whole } from "./question-panel.tsx";
import { Discrimination, Lines, Prose, Retired } from "./shared-facts.tsx";

/** Returns everything about a quiz question, as facts of the side panel. */
const quizItemFacts = (item: QuizItem) => [
  { name: messages.question, value: <Prose text={item.question} /> },
  { name: messages.key, value: <Prose text={item.answer} /> },
  {
    name: messages.options,
    value: <Lines lines={item.options.map(({ text, chosen }) => ({ text, note: messages.chosen(chosen) }))} />,
  },
  { name: messages.difficulty, value: messages.difficultyOf(item.difficulty) },
  { name: messages.answered, value: item.answered },
  { name: messages.right, value: messages.rightOf(item.correctPercent) },
  {
    name: messages.discrimination,
    value: <Discrimination value={item.discrimination} about={messages.discriminationAbout} />,
  },
  ...(item.concerns.length > 0
    ? [
        {
          name: messages.concerns,
          value: <Lines lines={item.concerns.map((one) => ({ text: messages.adviceOf(one) }))} />,
        },
      ]
    : []),
  ...(item.retired ? [{ name: messages.retired, value: <Retired {...item.retired} /> }] : []),
  { name: messages.id, value: item._id },
];

const TOPICS = QUIZ_TOPICS.map((value) => ({ value, label: value }));
const FILTERS = QUIZ_ITEM_FILTERS.map((value) => ({ value, label: text.filterOf(value) }));

const COLUMNS: Column<QuizItem>[] = [
  { key: "answered", header: text.answered, isEnd: true, cell: ({ answered }) => answered },
  {
    key: "right",
    header: text.right,
    isEnd: true,
    cell: ({ correctPercent }) => <Whole>{text.rightOf(correctPercent)}</Whole>,
  },
];

/** The quiz bank with its keys and statistics. */
export function QuizItemsPage() {
  const { page } = usePage();
  const { search, chosen } = useFilters();
  const topic = chosen(TOPIC, QUIZ_TOPICS);
  const show = chosen(SHOW, QUIZ_ITEM_FILTERS);
  const query = useAdminQuizItemsQuery({ query: { page, limit: ADMIN_PER_PAGE, topic, show, search } });
  const [update] = useAdminUpdateQuizItemMutation();
  return (
    <BankPage
      say={text}
      search={search}
      topics={TOPICS}
      filters={FILTERS}
      asked={query}
      rowsOf={({ quizItems }) => quizItems}
      topicOf={(row) => row.topic}
      columns={COLUMNS}
      factsOf={quizItemFacts}
      update={update}
    />
  );
}
