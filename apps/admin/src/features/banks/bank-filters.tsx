import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { quizItems as say } from "../../messages/banks/quiz-items.en-in.ts";
import { useFilters } from "../../shared/use-filters.ts";

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
  topic: string | undefined;
  show: string | undefined;
}

/** Topic and concern, over the list of a bank. */
export function BankFilters({ topics, filters, topic, show }: BankFiltersProps) {
  const { choose } = useFilters();
  return (
    <>
      <Field label={say.topic}>
        <Select
          options={[{ value: "", label: say.allTopics }, ...topics]}
          value={topic ?? ""}
          onValue={(value) => choose(TOPIC, value)}
        />
      </Field>
      <Field label={say.show}>
        <Select
          options={[{ value: "", label: say.allItems }, ...filters]}
          value={show ?? ""}
          onValue={(value) => choose(SHOW, value)}
        />
      </Field>
    </>
  );
}
