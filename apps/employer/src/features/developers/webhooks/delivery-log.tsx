import {
  useEmployerRepeatDeliveryMutation,
  useEmployerWebhookDeliveriesQuery,
} from "@dryrun/api-client/company/webhooks";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge, type BadgeProps } from "@dryrun/design-system/marks/badge";
import type { WebhookEvent } from "@dryrun/domain/company/webhooks/limits";
import { EVENT_NAMES, FAULT_NAMES } from "@dryrun/domain/company/webhooks/messages";
import { formatDateTime } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { toast } from "@dryrun/remote-kit/toasts";
import { developers } from "../../../messages/company/developers.en-in.ts";
import type { Delivery, Webhook } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";
import * as s from "../developers-page.module.css";
import { hostOf } from "./host-of.ts";

const text = developers.log;
const TONES: Readonly<Record<Delivery["state"], BadgeProps["tone"]>> = {
  waiting: "neutral",
  delivered: "success",
  failed: "danger",
};

const nameOf = ({ event }: Delivery) => EVENT_NAMES[event as WebhookEvent] ?? text.test;

/** What came of the last attempt. */
function outcomeOf({ status, fault, ms, nextAt }: Delivery): string {
  const answer = status === null ? fault && FAULT_NAMES[fault] : text.status(status);
  const parts = [answer, ms !== null && text.took(ms), nextAt && text.next(formatDateTime(nextAt))];
  return parts.filter((part) => typeof part === "string").join(" · ");
}

const COLUMNS: readonly Column<Delivery>[] = [
  { key: "event", header: text.columns.event, isRowHeader: true, cell: nameOf },
  { key: "at", header: text.columns.at, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: "state",
    header: text.columns.state,
    cell: (delivery) => (
      <>
        <Badge tone={TONES[delivery.state]}>{text.states[delivery.state]}</Badge> {outcomeOf(delivery)}
      </>
    ),
  },
  { key: "attempts", header: text.columns.attempts, cell: ({ attempts }) => attempts },
  {
    key: "body",
    header: text.columns.body,
    cell: ({ body }) => (
      <details>
        <summary>{text.show}</summary>
        <code className={s.code}>{body}</code>
      </details>
    ),
  },
];

/** The newest deliveries of a webhook; each can be sent again. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const arg = { params: { webhookId: webhook._id } };
  const { data, error, isFetching, refetch } = useEmployerWebhookDeliveriesQuery(arg, {
    refetchOnMountOrArgChange: true, // the server delivers in the background, also after a change that this browser made
  });
  const [repeat] = useEmployerRepeatDeliveryMutation();
  async function again({ _id }: Delivery) {
    const { data: done, error: refused } = await repeat({ params: { ...arg.params, deliveryId: _id } });
    if (done) toast.success(done.message);
    else toast.error(errorMessage(refused, developers.failedAct));
  }
  return (
    <Section
      title={text.title(hostOf(webhook))}
      level={3}
      aside={
        <Button size="s" variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {text.refresh}
        </Button>
      }
    >
      <p className={s.note}>{text.about}</p>
      {error && !data && (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={developers.loading} count={2} />}
      {data?.deliveries.length === 0 && <p>{text.none}</p>}
      {data && data.deliveries.length > 0 && (
        <DataTable
          caption={text.title(hostOf(webhook))}
          columns={COLUMNS}
          rows={data.deliveries}
          rowKey={({ _id }) => _id}
          actions={(delivery) => (
            <Button
              size="s"
              variant="quiet"
              aria-label={text.againOf(nameOf(delivery), formatDateTime(delivery.createdAt))}
              onClick={() => void again(delivery)}
            >
              {text.again}
            </Button>
          )}
          tableFrom={1024}
          isDense
        />
      )}
    </Section>
  );
}
