import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@dryrun/domain/company/webhooks/limits";
import { EVENT_NAMES } from "@dryrun/domain/company/webhooks/messages";
import { useFormField } from "@dryrun/forms/use-form-field";
import { developers } from "../../../messages/company/developers.en-in.ts";

/** The events that a webhook gets. */
export function EventsField({ name }: { name: string }) {
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
