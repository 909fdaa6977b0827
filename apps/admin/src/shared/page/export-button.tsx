import { errorMessage } from "@dryrun/api-client/errors";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { indianDay } from "@dryrun/domain/time";
import { Download } from "lucide-react";
import { useState } from "react";
import * as s from "./export-button.module.css";

interface ExportButtonProps {
  say: {
    export: string;
    exporting: string;
    exportHint: string;
    exportFailed: string;
    fileName: (day: string) => string;
  };
  isBusy: boolean;
  /** Returns the address of the file. */
  download: () => Promise<{ data?: string; error?: unknown }>;
}

/** Downloads a list as a file. */
export function ExportButton({ say, isBusy, download }: ExportButtonProps) {
  const [failure, setFailure] = useState<string>();
  async function save() {
    setFailure(undefined);
    const { data, error } = await download();
    if (data) saveFile(data, say.fileName(indianDay(new Date())));
    else setFailure(errorMessage(error, say.exportFailed));
  }
  return (
    <div className={s.export} data-print="no">
      <Button
        icon={<Download {...iconProps(16)} />}
        isBusy={isBusy}
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
