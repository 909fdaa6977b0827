import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { found as text } from "../../../messages/found.en-in.ts";
import { chipsOf, type Filters, NO_FILTERS, withoutFilter } from "../filters.ts";
import * as s from "./nothing-found.module.css";

interface NothingFoundProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Names the filters as the reason for no results, each with a button that removes it. */
export function NothingFound({ filters, onFilters }: NothingFoundProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return <EmptyState title={text.nobody} headingLevel={3} />;
  return (
    <EmptyState
      title={text.none}
      headingLevel={3}
      action={chips.length > 1 && <Button onClick={() => onFilters(NO_FILTERS)}>{text.removeFilters}</Button>}
    >
      <p>{text.reason(chips.length)}</p>
      <ul className={s.filters}>
        {chips.map(({ key, label }) => (
          <li key={key}>
            <Button size="s" onClick={() => onFilters(withoutFilter(filters, key))}>
              {text.removeFilter(label)}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
