import { quizItems as text } from "../../messages/banks/quiz-items.en-in.ts";
import { ChoiceFilter } from "../../shared/filters/choice-filter.tsx";

/** The names of the filters in the address. */
export const TOPIC = "topic";
export const SHOW = "show";

interface Option {
  value: string;
  label: string;
}

interface BankFiltersProps {
  topics: readonly Option[];
  filters: readonly Option[];
}

/** Topic and concern, over the list of a bank. */
export const BankFilters = ({ topics, filters }: BankFiltersProps) => (
  <>
    <ChoiceFilter name={TOPIC} label={text.topic} options={[{ value: "", label: text.allTopics }, ...topics]} />
    <ChoiceFilter name={SHOW} label={text.show} options={[{ value: "", label: text.allItems }, ...filters]} />
  </>
);
