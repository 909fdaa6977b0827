import { useEmployerExportMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { EXPORT_FORMATS, type ExportFormat } from "@dryrun/domain/applications/limits";
import { indianDay } from "@dryrun/domain/time";
import { Download } from "lucide-react";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import * as s from "./export-buttons.module.css";

const text = messages.applications.exports;

interface ExportButtonsProps {
  query: ApplicationFilter["query"];
  /** Set if the export is of one job instead of all. */
  jobId?: string | undefined;
}

/** Downloads the whole filtered list, with all its pages, as a file. */
export function ExportButtons({ query, jobId }: ExportButtonsProps) {
  const [download] = useEmployerExportMutation();
  const [busy, setBusy] = useState<ExportFormat>();
  const [failure, setFailure] = useState<string>();
  async function save(format: ExportFormat) {
    setBusy(format);
    setFailure(undefined);
    const { data, error } = await download({ query: { ...query, jobId, format } });
    setBusy(undefined);
    if (data) saveFile(data, text.fileName(indianDay(new Date()), format));
    else setFailure(errorMessage(error, text.failed));
  }
  return (
    <div className={s.exports} data-print="no">
      <div className={s.buttons}>
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            size="s"
            icon={<Download {...iconProps(16)} />}
            isBusy={busy === format}
            pendingLabel={text.pending}
            onClick={() => void save(format)}
          >
            {text.as(format.toUpperCase())}
          </Button>
        ))}
      </div>
      {failure && (
        <Banner tone="danger" role="alert" onClose={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
    </div>
  );
}
