import { useEmployerCreateWebhookMutation } from "@dryrun/api-client/company/webhooks";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import type { createWebhook } from "@dryrun/domain/company/webhooks/contract";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@dryrun/domain/company/webhooks/limits";
import { EVENT_NAMES } from "@dryrun/domain/company/webhooks/messages";
import { webhookSchema } from "@dryrun/domain/company/webhooks/schema";
import type { Input } from "@dryrun/domain/contract/define";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormField } from "@dryrun/forms/use-form-field";
import { useState } from "react";
import { developers } from "../../../messages/company/developers.en-in.ts";
import * as s from "../developers-page.module.css";
import { ShownSecret } from "../shown-secret.tsx";
import { hostOf } from "./host-of.ts";

const text = developers.webhooks;

/** The events that a webhook gets. */
function EventsField({ name }: { name: string }) {
  const { value, error, setValue } = useFormField<WebhookEvent[]>(name);
  const change = (event: WebhookEvent, isChosen: boolean) =>
    setValue(WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : value.includes(one))));
  return (
    <FieldGroup id={name} isTarget legend={developers.webhooks.events} error={error} isRequired>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          label={EVENT_NAMES[event]}
          checked={value.includes(event)}
          onValue={(isChosen) => change(event, isChosen)}
        />
      ))}
    </FieldGroup>
  );
}

const BLANK = { url: "", events: [...WEBHOOK_EVENTS] };

/** Adds a webhook, and shows its secret once. The form is empty again after each. */
export function CreateWebhook() {
  const [create] = useEmployerCreateWebhookMutation();
  const [shown, setShown] = useState<{ host: string; secret: string }>();
  async function send(body: Input<typeof createWebhook>["body"]): Promise<SubmitResult> {
    const { data, error } = await create({ body });
    if (!data) return { ok: false, message: errorMessage(error, developers.failedAct), errors: fieldErrors(error) };
    setShown({ host: hostOf(data.webhook), secret: data.secret });
    return { ok: true };
  }
  return (
    <>
      {shown && (
        <ShownSecret
          key={shown.secret}
          label={text.secretTitle(shown.host)}
          secret={shown.secret}
          copiedText={text.secretCopied}
          once={text.once}
        />
      )}
      <FormShell
        key={`form ${shown?.secret}`}
        label={text.create}
        initialValues={BLANK}
        schema={webhookSchema}
        onSubmit={send}
        submitLabel={text.submit}
        pendingLabel={text.pending}
        className={s.form}
      >
        <TextField
          name="url"
          label={text.url}
          hint={text.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          isRequired
        />
        <EventsField name="events" />
        <UnsavedGuard text={text.unsaved} />
      </FormShell>
    </>
  );
}
