import { Field } from "@dryrun/design-system/field";
import { Select } from "@dryrun/design-system/select";
import { APPLICATION_SORTS } from "@dryrun/domain/applications/contract";
import { APPLICATION_STATUSES, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { words } from "../../messages.en-in.ts";
import type { ApplicationFilter } from "../../shared/use-application-filter.ts";
import * as s from "./list-controls.module.css";

const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));
const SORTS = APPLICATION_SORTS.map((value) => ({ value, label: words.list.sorts[value] }));

interface ListControlsProps {
  filter: ApplicationFilter;
  /** Undefined while the list is loading. */
  total: number | undefined;
}

/** Status and order of a list of applications; each acts at once. */
export function ListControls({ filter, total }: ListControlsProps) {
  return (
    <div className={s.controls} data-print="no">
      <Field label={words.list.status}>
        <Select
          options={STATUSES}
          placeholder={words.list.anyStatus}
          value={filter.status ?? ""}
          onValue={(status) => filter.set("status", status)}
        />
      </Field>
      <Field label={words.list.sort}>
        <Select
          options={SORTS}
          value={filter.sort}
          onValue={(sort) => filter.set("sort", sort === "newest" ? "" : sort)}
        />
      </Field>
      <p className={s.count}>{total !== undefined && words.list.count(total)}</p>
    </div>
  );
}
