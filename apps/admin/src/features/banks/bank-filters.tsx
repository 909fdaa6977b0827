import { quizItems as say } from "../../messages/banks/quiz-items.en-in.ts";
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
    <ChoiceFilter name={TOPIC} label={say.topic} options={[{ value: "", label: say.allTopics }, ...topics]} />
    <ChoiceFilter name={SHOW} label={say.show} options={[{ value: "", label: say.allItems }, ...filters]} />
  </>
);
