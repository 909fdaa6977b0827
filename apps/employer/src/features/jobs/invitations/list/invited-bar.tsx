import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { MAX_NAME } from "@dryrun/domain/limits";
import { invited as text } from "../../../../messages/invitations.en-in.ts";
import type { Invitation, Job } from "../../../../shared/answers.ts";
import { FilterBar } from "../../../../shared/list/filter-bar.tsx";
import { TypedSearch } from "../../../../shared/list/typed-search.tsx";
import { CHOOSABLE, type InvitedColumn } from "./invited-columns.tsx";
import { SHOW_NAMES, SHOWS } from "./invited-shows.ts";
import type { InvitedList } from "./use-invited.ts";

interface InvitedBarProps {
  list: InvitedList;
  closedAt: Job["closedAt"];
  /** All invitations of the job. */
  invitations: readonly Invitation[];
  columns: ReadonlySet<InvitedColumn>;
  onColumns: (columns: ReadonlySet<string>) => void;
}

/** Search, group and columns of the invited people. */
export function InvitedBar({ list, closedAt, invitations, columns, onColumns }: InvitedBarProps) {
  const options = SHOW_NAMES.map((name) => ({
    value: name,
    label: text.option(text.shows[name], invitations.filter((one) => SHOWS[name](one, closedAt)).length),
  }));
  return (
    <FilterBar
      count={list.show === "all" ? 0 : 1}
      search={<TypedSearch label={text.search} asked={list.words} maxLength={MAX_NAME} onAsk={list.onWords} />}
    >
      <Field label={text.show} hasHiddenLabel>
        <Select options={options} value={list.show} onValue={list.onShow} />
      </Field>
      <ColumnChooser columns={CHOOSABLE} shown={columns} onShown={onColumns} />
    </FilterBar>
  );
}
