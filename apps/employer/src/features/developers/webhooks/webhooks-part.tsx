import { useEmployerWebhooksQuery } from "@dryrun/api-client/company/webhooks";
import { developers } from "../../../messages/company/developers.en-in.ts";
import { ListedPart } from "../listed-part.tsx";
import { CreateWebhook } from "./create-webhook.tsx";
import { WebhookList } from "./webhook-list.tsx";

/** The webhooks of the company. */
export function WebhooksPart() {
  const answer = useEmployerWebhooksQuery();
  return (
    <ListedPart text={developers.webhooks} answer={answer} form={<CreateWebhook />}>
      {({ webhooks }) => <WebhookList webhooks={webhooks} />}
    </ListedPart>
  );
}
