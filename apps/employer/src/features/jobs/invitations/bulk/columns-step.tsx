import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import type { Column } from "@dryrun/domain/invitations/bulk";
import { BULK_COLUMNS, VALIDITY_LABELS } from "@dryrun/domain/invitations/limits";
import { bulk as bulkWords } from "../../../../messages/invitations.en-in.ts";
import * as s from "./columns-step.module.css";
import type { Match } from "./read/match-columns.ts";
import { partOf, type Source } from "./read/typed-values.ts";
import type { Bulk } from "./use-bulk.ts";

const text = bulkWords.columns;

const keyOf = ({ at, part }: Source) => `${at}:${part}`;
const PARTS: Partial<Record<Column, Source["part"]>> = { firstName: "first", lastName: "rest" };

function sourceOf(key: string): Source | undefined {
  const [at, part] = key.split(":");
  return part === undefined ? undefined : { at: Number(at), part: part as Source["part"] };
}

/** Returns the options for a column: each column of the sheet; for names, also the parts of a full name. */
function optionsOf({ columns }: Match, column: Column) {
  const part = PARTS[column];
  return columns.flatMap(({ name }, index) => [
    { value: keyOf({ at: index, part: "whole" }), label: name },
    ...(part && part !== "whole" ? [{ value: keyOf({ at: index, part }), label: text.parts[part](name) }] : []),
  ]);
}

/** Asks for the meaning of the sheet's columns, starting with a guess. */
export function ColumnsStep({ bulk }: { bulk: Bulk }) {
  const { match, mapping, setMapping, validity } = bulk.sheet;
  if (!match) return null;
  const samplesOf = (column: Column) => {
    const source = mapping[column];
    if (!source) return column === "validity" ? text.byDefault(VALIDITY_LABELS[validity]) : text.noColumn;
    const samples = match.columns[source.at]?.samples ?? [];
    const shown = samples.map((sample) => partOf(sample, source.part)).filter(Boolean);
    return shown.length > 0 ? text.samples(shown.join(", ")) : text.isEmpty;
  };
  return (
    <>
      <Banner tone="info" role="none">
        {match.header < 0 ? text.noHeadings : text.unsure}
      </Banner>
      <div className={s.fields}>
        {BULK_COLUMNS.map((column) => {
          const source = mapping[column];
          return (
            <Field key={column} label={text.names[column]} hint={samplesOf(column)}>
              <Select
                options={optionsOf(match, column)}
                placeholder={column === "validity" ? text.none : text.choose}
                value={source ? keyOf(source) : ""}
                onValue={(key) => setMapping({ ...mapping, [column]: sourceOf(key) })}
              />
            </Field>
          );
        })}
      </div>
    </>
  );
}
