import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "./search-form.module.css";
import { useFilters } from "./use-filters.ts";

const text = messages.lists;

interface SearchFormProps {
  label?: string;
  /** Filters before the search field; they take effect immediately. */
  children?: ReactNode;
}

/** Searches rows on Enter or by the button. */
export function SearchForm({ label = text.searchLabel, children }: SearchFormProps) {
  const { search, find } = useFilters();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Back and forward change the address without this field.
  if (search !== shown) {
    setShown(search);
    setTyped(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(typed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is unknown to half of the browsers we support
    <form role="search" className={s.form} onSubmit={submit}>
      {children && <div className={s.choice}>{children}</div>}
      <div className={s.field}>
        <Field label={label}>
          <TextInput type="search" maxLength={MAX_SEARCH_WORDS} value={typed} onValue={setTyped} />
        </Field>
      </div>
      <Button type="submit" icon={<Search {...iconProps()} />}>
        {text.search}
      </Button>
      {search && (
        <Button variant="quiet" onClick={() => find("")}>
          {text.clear}
        </Button>
      )}
    </form>
  );
}
