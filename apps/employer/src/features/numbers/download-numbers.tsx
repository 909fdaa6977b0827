import { useEmployerExportNumbersMutation } from "@dryrun/api-client/company/numbers";
import { errorMessage } from "@dryrun/api-client/errors";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { toast } from "@dryrun/remote-kit/toasts";
import { Download } from "lucide-react";
import { numbers as text } from "./numbers.en-in.ts";
import type { Period } from "./use-period.ts";

interface DownloadNumbersProps {
  query: Period["query"];
  from: string;
  to: string;
}

/** Downloads the shown numbers as a file. */
export function DownloadNumbers({ query, from, to }: DownloadNumbersProps) {
  const [download, { isLoading }] = useEmployerExportNumbersMutation();
  async function save() {
    const { data, error } = await download({ query });
    if (data) saveFile(data, text.fileName(from, to));
    else toast.error(errorMessage(error, text.notDownloaded));
  }
  return (
    <Button
      icon={<Download {...iconProps(16)} />}
      isBusy={isLoading}
      pendingLabel={text.downloading}
      onClick={() => void save()}
    >
      {text.download}
    </Button>
  );
}
