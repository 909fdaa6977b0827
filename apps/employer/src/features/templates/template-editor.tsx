import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerSaveTemplateMutation } from "@dryrun/api-client/templates/employer";
import { Button } from "@dryrun/design-system/actions/button";
import type { Output } from "@dryrun/domain/contract/define";
import type { templates } from "@dryrun/domain/templates/contract";
import {
  MAX_SUBJECT,
  MAX_TEMPLATE,
  PLACEHOLDERS,
  type Placeholder,
  type TemplateKind,
} from "@dryrun/domain/templates/limits";
import { TEMPLATE_SAVE_FAILED, TEMPLATE_SAVED } from "@dryrun/domain/templates/messages";
import { type Template, templateSchemaOf } from "@dryrun/domain/templates/schema";
import { isStandard, STANDARD } from "@dryrun/domain/templates/standard";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormField } from "@dryrun/forms/use-form-field";
import { toast } from "@dryrun/remote-kit/toasts";
import { useMemo, useState } from "react";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import * as s from "./template-editor.module.css";
import { TemplatePreview } from "./template-preview.tsx";
import { TemplateTools } from "./template-tools.tsx";

const text = ownMails;

const FIELD = "text";

/** The placeholders that are replaced for each candidate; a press inserts one at the cursor. */
function Placeholders({ kind }: { kind: TemplateKind }) {
  const { value, setValue } = useFormField<string>(FIELD);
  function insert(name: Placeholder) {
    const area = document.getElementById(FIELD) as HTMLTextAreaElement | null;
    const from = area?.selectionStart ?? value.length;
    const to = area?.selectionEnd ?? value.length;
    const written = `{${name}}`;
    setValue(value.slice(0, from) + written + value.slice(to));
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(from + written.length, from + written.length);
    });
  }
  return (
    <section aria-labelledby="placeholders">
      <h2 id="placeholders" className={s.title}>
        {text.placeholders}
      </h2>
      <p className={s.about}>{text.placeholdersAbout}</p>
      <dl className={s.list}>
        {PLACEHOLDERS[kind].map((name) => (
          <div key={name} className={s.entry}>
            <dt>
              <Button size="s" aria-label={text.insert(name)} onClick={() => insert(name)}>
                {`{${name}}`}
              </Button>
            </dt>
            <dd>{text.meanings[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type OwnTemplate = Output<typeof templates>["templates"][number];

/** Subject and text of one mail, next to the mail as the candidate gets it. */
export function TemplateEditor({ template: { kind, isOwn, ...written } }: { template: OwnTemplate }) {
  const [save] = useEmployerSaveTemplateMutation();
  const schema = useMemo(() => templateSchemaOf(kind), [kind]);
  // The form restarts with the standard text when it is restored.
  const [start, setStart] = useState({ turn: 0, values: { subject: written.subject, text: written.text } });

  async function send(body: Template): Promise<SubmitResult> {
    const { error } = await save({ params: { kind }, body });
    if (error) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, TEMPLATE_SAVE_FAILED) };
    toast.success(TEMPLATE_SAVED);
    return { ok: true };
  }
  return (
    <>
      <p className={s.state}>{isOwn ? text.own : text.standard}</p>
      <FormShell
        key={start.turn}
        label={text.names[kind]}
        initialValues={start.values}
        schema={schema}
        onSubmit={send}
        submitLabel={text.save}
        pendingLabel={text.saving}
        hasRequiredNote
      >
        <div className={s.columns}>
          <div className={s.fields}>
            <TextField name="subject" label={text.subject} isRequired maxLength={MAX_SUBJECT} autoComplete="off" />
            <TextField
              name="text"
              label={text.text}
              isRequired
              maxLength={MAX_TEMPLATE}
              rows={12}
              hint={text.textHint}
            />
            <Placeholders kind={kind} />
          </div>
          <TemplatePreview kind={kind} schema={schema} />
        </div>
        <UnsavedGuard text={text.unsaved} />
      </FormShell>
      <TemplateTools
        kind={kind}
        isOwn={isOwn && !isStandard(kind, written)}
        onReset={() => setStart({ turn: start.turn + 1, values: STANDARD[kind] })}
      />
    </>
  );
}
