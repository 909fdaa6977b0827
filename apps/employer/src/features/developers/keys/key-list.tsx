import { useEmployerRevokeApiKeyMutation } from "@dryrun/api-client/company/api-keys";
import { Button } from "@dryrun/design-system/actions/button";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { SCOPE_NAMES } from "@dryrun/domain/company/api-keys/scopes";
import { formatDateTime } from "@dryrun/domain/time";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef } from "react";
import { developers } from "../../../messages/company/developers.en-in.ts";
import type { ApiKey } from "../../../shared/answers.ts";
import { AskedAct } from "../asked-act.tsx";
import * as s from "../developers-page.module.css";
import { useAct } from "../use-act.ts";

const text = developers.keys;

const COLUMNS: readonly Column<ApiKey>[] = [
  {
    key: "name",
    header: text.columns.name,
    isRowHeader: true,
    cell: ({ name, works }) => (
      <>
        {name} {!works && <Badge tone="warning">{text.stopped}</Badge>}
      </>
    ),
  },
  { key: "scope", header: text.columns.scope, cell: ({ scope }) => SCOPE_NAMES[scope] },
  { key: "start", header: text.columns.start, cell: ({ start }) => <code className={s.code}>{`${start}…`}</code> },
  { key: "by", header: text.columns.by, cell: ({ by, createdAt }) => developers.madeBy(by, formatDateTime(createdAt)) },
  {
    key: "used",
    header: text.columns.used,
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : text.never),
  },
];

/** The keys of the company; each can be revoked. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [revoke] = useEmployerRevokeApiKeyMutation();
  const { asked, isOpen, ask, close } = useAct();
  const askToRevoke = ({ _id, name }: ApiKey) =>
    ask({
      title: text.revokeTitle(name),
      about: text.revokeText,
      confirm: text.revokeConfirm,
      pending: text.revoking,
      async run() {
        const { error } = await revoke({ params: { keyId: _id } });
        if (!error) toast.success(text.revoked);
        return error;
      },
    });
  return (
    <div ref={list} tabIndex={-1}>
      {keys.length === 0 && <p>{text.none}</p>}
      {keys.length > 0 && (
        <DataTable
          caption={text.title}
          columns={COLUMNS}
          rows={keys}
          rowKey={({ _id }) => _id}
          actions={(key) => (
            <Button
              size="s"
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={text.revokeOf(key.name)}
              onClick={() => askToRevoke(key)}
            >
              {text.revoke}
            </Button>
          )}
          tableFrom={1024}
          isDense
        />
      )}
      {asked && <AskedAct key={asked.key} act={asked.act} isOpen={isOpen} onClose={close} list={list} />}
    </div>
  );
}
