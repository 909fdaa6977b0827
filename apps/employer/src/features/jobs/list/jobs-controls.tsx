import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { JOB_STATES, OWN_JOB_SORTS } from "@dryrun/domain/jobs/limits";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { type FormEvent, useState } from "react";
import { words } from "../../../messages.en-in.ts";
import * as s from "./jobs-controls.module.css";
import type { JobsFilter } from "./use-jobs-filter.ts";

const say = words.jobs;
const STATES = JOB_STATES.map((value) => ({ value, label: say.states[value] }));
const SORTS = OWN_JOB_SORTS.map((value) => ({ value, label: say.sorts[value] }));

/** Search, filter and order of My Jobs. Filter and order take effect at once, the search with Enter. */
export function JobsControls({ filter: { query, set } }: { filter: JobsFilter }) {
  return (
    <div className={s.controls} data-print="no">
      <Search key={query.search ?? ""} search={query.search ?? ""} onSearch={(search) => set({ search })} />
      <Field label={say.state}>
        <Select
          options={STATES}
          placeholder={say.anyState}
          value={query.state ?? ""}
          onValue={(state) => set({ state })}
        />
      </Field>
      <Field label={say.sort}>
        <Select
          options={SORTS}
          value={query.sort ?? "newest"}
          onValue={(sort) => set({ sort: sort === "newest" ? "" : sort })}
        />
      </Field>
    </div>
  );
}

function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <form onSubmit={submit} className={s.form}>
      <Field label={say.search}>
        <TextInput type="search" value={typed} onValue={setTyped} maxLength={MAX_SEARCH_WORDS} />
      </Field>
      <Button type="submit">{say.find}</Button>
    </form>
  );
}
