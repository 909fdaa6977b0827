import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import type { StageSet } from "@dryrun/domain/company/stages/rules";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { stages as text } from "../../shared/stages/stages.en-in.ts";
import { useStages } from "../../shared/stages/use-stages.ts";
import * as s from "./stages.module.css";

/** A removed stage that has pending applications. */
export interface InUse {
  _id: string;
  name: string;
  applications: number;
}
interface MovesProps {
  inUse: readonly InUse[];
  /** The stage for the applications of a removed one. */
  targets: ReadonlyMap<string, string>;
  onTargets: (targets: ReadonlyMap<string, string>) => void;
}

/** Asks where the applications of removed stages go. */
export function Moves({ inUse, targets, onTargets }: MovesProps) {
  const values = useFormValues<StageSet & { isOwn: string }>();
  const ofCompany = useStages(undefined);
  if (inUse.length === 0) return null;
  const stages = values.isOwn === "false" ? ofCompany : values.stages;
  return (
    <fieldset className={s.part}>
      <legend>{text.moves}</legend>
      {inUse.map(({ _id, name, applications }) => (
        <Field key={_id} label={text.moveTo(name, applications)}>
          <Select
            options={stages.map((stage) => ({ value: stage._id, label: stage.name || text.unnamed }))}
            placeholder={text.choose}
            value={targets.get(_id) ?? ""}
            onValue={(to) => onTargets(new Map(targets).set(_id, to))}
          />
        </Field>
      ))}
    </fieldset>
  );
}
