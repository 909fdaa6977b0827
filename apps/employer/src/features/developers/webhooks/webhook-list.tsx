import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { WebhookEvent } from "@dryrun/domain/company/webhooks/limits";
import { EVENT_NAMES } from "@dryrun/domain/company/webhooks/messages";
import { formatDateTime } from "@dryrun/domain/time";
import { useRef, useState } from "react";
import { developers } from "../../../messages/company/developers.en-in.ts";
import type { Webhook } from "../../../shared/answers.ts";
import { AskedAct } from "../asked-act.tsx";
import * as s from "../developers-page.module.css";
import { ShownSecret } from "../shown-secret.tsx";
import { useAct } from "../use-act.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { WebhookActs } from "./webhook-acts.tsx";

const text = developers.webhooks;

const namesOf = (events: readonly string[]) =>
  events.map((event) => EVENT_NAMES[event as WebhookEvent] ?? event).join(", ");

function State({ active, stoppedAt }: Webhook) {
  if (active) return <Badge tone="success">{text.on}</Badge>;
  return <Badge tone={stoppedAt ? "danger" : "neutral"}>{stoppedAt ? text.stopped : text.off}</Badge>;
}

const COLUMNS: readonly Column<Webhook>[] = [
  {
    key: "url",
    header: text.columns.url,
    isRowHeader: true,
    cell: ({ url, by, createdAt }) => (
      <>
        <code className={s.code}>{url}</code>
        <p className={s.note}>{text.madeBy(by, formatDateTime(createdAt))}</p>
      </>
    ),
  },
  { key: "events", header: text.columns.events, cell: ({ events }) => namesOf(events) },
  { key: "state", header: text.columns.state, cell: State },
];

/** The webhooks of the company, and the log of a chosen one. */
export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { asked, isOpen, ask, close } = useAct();
  const [logOf, setLogOf] = useState<string>();
  const [shown, setShown] = useState<{ host: string; secret: string }>();
  const logged = webhooks.find(({ _id }) => _id === logOf);
  return (
    <div ref={list} tabIndex={-1} className={s.part}>
      {webhooks.length === 0 && <p>{text.none}</p>}
      {webhooks.length > 0 && (
        <DataTable
          caption={text.title}
          columns={COLUMNS}
          rows={webhooks}
          rowKey={({ _id }) => _id}
          actions={(webhook) => (
            <WebhookActs
              webhook={webhook}
              onAsk={ask}
              onLog={({ _id }) => setLogOf(_id)}
              onSecret={setShown}
              onRemoved={() => setShown(undefined)}
            />
          )}
          tableFrom={1280}
          isDense
        />
      )}
      {shown && (
        <ShownSecret
          key={shown.secret}
          label={text.secretTitle(shown.host)}
          secret={shown.secret}
          copiedText={text.secretCopied}
          once={text.once}
        />
      )}
      {logged && <DeliveryLog key={logged._id} webhook={logged} />}
      {asked && <AskedAct key={asked.key} act={asked.act} isOpen={isOpen} onClose={close} list={list} />}
    </div>
  );
}
