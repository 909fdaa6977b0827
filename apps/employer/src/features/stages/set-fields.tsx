import { newKey } from "@dryrun/api-client/new-key";
import {
  FIXED_STAGES,
  MAX_STAGE_NAME,
  MAX_STAGE_RULES,
  MAX_STAGES,
  RULE_VERDICTS,
  STAGE_COLOURS,
  type StageEntry,
  type StageSet,
} from "@dryrun/domain/company/stages/rules";
import { NumberField } from "@dryrun/forms/fields/number-field";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormValues } from "@dryrun/forms/use-form-values";
import type { ReactNode } from "react";
import { stages as text } from "../../shared/stages/stages.en-in.ts";
import * as s from "./stages.module.css";

type Typed = StageSet & { isOwn: string };

const COLOURS = STAGE_COLOURS.map((value) => ({ value, label: text.colours[value] }));
const VERDICTS = RULE_VERDICTS.map((value) => ({ value, label: value }));
const NEW_RULE = { verdict: RULE_VERDICTS[0], scoreFrom: "", stage: "shortlist" };
const FIXED: ReadonlySet<string | undefined> = new Set(FIXED_STAGES);
const newStage = (): StageEntry => ({
  _id: `own-${newKey()
    .replaceAll(/[^0-9a-f]/g, "")
    .slice(0, 8)}`,
  name: "",
  colour: "blue",
});

/** The fields of stages and rules; nothing while a job has the stages of its company. */
export function SetFields() {
  const { isOwn, stages } = useFormValues<Typed>();
  if (isOwn === "false") return null;
  return (
    <>
      <StageFields stages={stages} />
      <RuleFields stages={stages} />
    </>
  );
}

const Part = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => (
  <fieldset className={s.part}>
    <legend>{title}</legend>
    <p className={s.note}>{about}</p>
    {children}
  </fieldset>
);

type Stages = Pick<Typed, "stages">;

const StageFields = ({ stages }: Stages) => (
  <Part title={text.list} about={text.note}>
    <RepeatableField
      name="stages"
      noun={text.noun}
      addLabel={text.addStage}
      blank={newStage}
      limit={MAX_STAGES}
      canRemove={(at) => !FIXED.has(stages[at]?._id)}
    >
      {(path) => (
        <div className={s.row}>
          <TextField name={`${path}.name`} label={text.name} maxLength={MAX_STAGE_NAME} isRequired />
          <SelectField name={`${path}.colour`} label={text.colour} options={COLOURS} />
        </div>
      )}
    </RepeatableField>
  </Part>
);

function RuleFields({ stages }: Stages) {
  // The first stage is no target, because rules only move applications forward.
  const targets = stages.slice(1).map(({ _id, name }) => ({ value: _id, label: name || text.unnamed }));
  return (
    <Part title={text.rules} about={text.rulesAbout}>
      <RepeatableField
        name="rules"
        noun={text.ruleNoun}
        addLabel={text.addRule}
        blank={NEW_RULE}
        limit={MAX_STAGE_RULES}
        canBeEmpty
      >
        {(path) => (
          <div className={s.row}>
            <SelectField name={`${path}.verdict`} label={text.verdict} options={VERDICTS} />
            <NumberField name={`${path}.scoreFrom`} label={text.scoreFrom} maxLength={3} />
            <SelectField name={`${path}.stage`} label={text.stage} options={targets} placeholder={text.choose} />
          </div>
        )}
      </RepeatableField>
    </Part>
  );
}
