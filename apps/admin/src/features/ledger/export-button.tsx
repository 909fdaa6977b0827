import { useAdminExportLedgerMutation } from "@dryrun/api-client/admin-records/admin";
import { errorMessage } from "@dryrun/api-client/errors";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { indianDay } from "@dryrun/domain/time";
import { Download } from "lucide-react";
import { useState } from "react";
import { words } from "../../messages.en-in.ts";
import type { LedgerFilter } from "./ledger-filter.ts";
import * as s from "./ledger-page.module.css";

const say = words.ledger;

/** Takes all entries of the filter along as a file. */
export function ExportButton({ filter }: { filter: LedgerFilter }) {
  const [download, { isLoading }] = useAdminExportLedgerMutation();
  const [failure, setFailure] = useState<string>();
  async function save() {
    setFailure(undefined);
    const { data, error } = await download({ query: filter });
    if (data) saveFile(data, say.fileName(indianDay(new Date())));
    else setFailure(errorMessage(error, say.exportFailed));
  }
  return (
    <div className={s.export} data-print="no">
      <Button
        icon={<Download {...iconProps(16)} />}
        isBusy={isLoading}
        pendingLabel={say.exporting}
        aria-describedby="export-hint"
        onClick={() => void save()}
      >
        {say.export}
      </Button>
      <p id="export-hint" className={s.hint}>
        {say.exportHint}
      </p>
      {failure && (
        <Banner tone="danger" role="alert" onClose={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
    </div>
  );
}
