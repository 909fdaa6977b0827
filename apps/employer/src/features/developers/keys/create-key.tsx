import { useEmployerCreateApiKeyMutation } from "@dryrun/api-client/company/api-keys";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import type { createApiKey } from "@dryrun/domain/company/api-keys/contract";
import { apiKeySchema } from "@dryrun/domain/company/api-keys/schema";
import { KEY_SCOPES, SCOPE_ABOUT, SCOPE_NAMES } from "@dryrun/domain/company/api-keys/scopes";
import type { Input } from "@dryrun/domain/contract/define";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import { developers } from "../../../messages/company/developers.en-in.ts";
import * as s from "../developers-page.module.css";
import { ShownSecret } from "../shown-secret.tsx";

const text = developers.keys;
const SCOPES = KEY_SCOPES.map((scope) => ({ value: scope, label: SCOPE_NAMES[scope], hint: SCOPE_ABOUT[scope] }));
const BLANK = { name: "", scope: "read" as const };

/** Creates a key, and shows it once. The form is empty again after each. */
export function CreateKey() {
  const [create] = useEmployerCreateApiKeyMutation();
  const [shown, setShown] = useState<{ name: string; secret: string }>();
  async function send(body: Input<typeof createApiKey>["body"]): Promise<SubmitResult> {
    const { data, error } = await create({ body });
    if (!data) return { ok: false, message: errorMessage(error, developers.failedAct), errors: fieldErrors(error) };
    setShown({ name: data.key.name, secret: data.secret });
    return { ok: true };
  }
  return (
    <>
      {shown && (
        <ShownSecret
          key={shown.secret}
          label={text.created(shown.name)}
          secret={shown.secret}
          copiedText={text.copied}
          once={text.once}
        />
      )}
      <FormShell
        key={`form ${shown?.secret}`}
        label={text.create}
        initialValues={BLANK}
        schema={apiKeySchema}
        onSubmit={send}
        submitLabel={text.submit}
        pendingLabel={text.pending}
        className={s.form}
      >
        <TextField name="name" label={text.name} hint={text.nameHint} autoComplete="off" isRequired />
        <RadioField name="scope" legend={text.scope} options={SCOPES} />
        <UnsavedGuard text={text.unsaved} />
      </FormShell>
    </>
  );
}
