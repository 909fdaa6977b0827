import { useEmployerWebhooksQuery } from "@dryrun/api-client/company/webhooks";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { developers } from "../../../messages/company/developers.en-in.ts";
import { Section } from "../../../shared/section.tsx";
import * as s from "../developers-page.module.css";
import { CreateWebhook } from "./create-webhook.tsx";
import { WebhookList } from "./webhook-list.tsx";

const text = developers.webhooks;

/** The webhooks of the company. */
export function WebhooksPart() {
  const { data, error, isFetching, refetch } = useEmployerWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section title={text.title}>
      <p className={s.note}>{text.about}</p>
      {error && !data && (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={developers.loading} count={2} />}
      {data && <WebhookList webhooks={data.webhooks} />}
      {data && (
        <Section title={text.create} level={3}>
          <CreateWebhook />
        </Section>
      )}
    </Section>
  );
}
