import { errorBody, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import type { StageRule, StageSet } from "@dryrun/domain/company/stages/rules";
import { type JobStages, jobStagesSchema } from "@dryrun/domain/company/stages/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { stages as text } from "../../shared/stages/stages.en-in.ts";
import { useStages } from "../../shared/stages/use-stages.ts";
import { SetFields } from "./set-fields.tsx";
import * as s from "./stages.module.css";

/** A removed stage that has pending applications. */
interface InUse {
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
function Moves({ inUse, targets, onTargets }: MovesProps) {
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

interface StagesFormProps {
  saved: StageSet;
  /** Whether a job has its own stages; absent for the stages of a company. */
  isOwn?: boolean;
  onSend: (body: JobStages) => Promise<{ data?: { message: string } | undefined; error?: unknown }>;
}

/** Returns the removed stages that the server kept, because applications are in them. */
function inUseOf(error: unknown): InUse[] {
  const listed = errorBody(error)?.stages;
  return Array.isArray(listed) ? (listed as InUse[]) : [];
}

/** Stages with their rules. If a removed stage has applications, the form asks where they go. */
export function StagesForm({ saved, isOwn, onSend }: StagesFormProps) {
  const [inUse, setInUse] = useState<readonly InUse[]>([]);
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  async function send(typed: JobStages): Promise<SubmitResult> {
    const asked = new Set(inUse.map(({ _id }) => _id));
    const moves = [...targets].filter(([from]) => asked.has(from)).map(([from, to]) => ({ from, to }));
    const { data, error } = await onSend({ ...typed, moves });
    setInUse(inUseOf(error));
    if (!data) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, text.notSaved) };
    setTargets(new Map());
    toast.success(data.message);
    return { ok: true };
  }
  const initialValues = {
    isOwn: String(isOwn ?? true),
    stages: saved.stages,
    rules: saved.rules as StageRule[],
    moves: [],
  };
  return (
    <FormShell
      label={text.title}
      initialValues={initialValues}
      schema={jobStagesSchema}
      onSubmit={send}
      submitLabel={text.save}
      pendingLabel={text.saving}
    >
      {isOwn !== undefined && (
        <RadioField
          name="isOwn"
          legend={text.whose}
          options={[
            { value: "false", label: text.company },
            { value: "true", label: text.own },
          ]}
        />
      )}
      <SetFields />
      <Moves inUse={inUse} targets={targets} onTargets={setTargets} />
      <UnsavedGuard text={text.unsaved} />
    </FormShell>
  );
}
