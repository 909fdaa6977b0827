import { usePublicExportAccountMutation } from "@dryrun/api-client/account/public";
import { errorMessage } from "@dryrun/api-client/errors";
import { Banner } from "@dryrun/design-system/banner";
import { Button } from "@dryrun/design-system/button";
import { iconLook } from "@dryrun/design-system/icon-look";
import { BRAND } from "@dryrun/domain/brand";
import { indianDay } from "@dryrun/domain/time";
import { Download } from "lucide-react";
import { Part } from "./part.tsx";

/** Long enough for a slow phone to begin with the file. */
const KEPT_MS = 60_000;

function saveFile(url: string) {
  const link = document.createElement("a");
  link.href = url;
  link.download = `${BRAND.name.toLowerCase()}-data-${indianDay(new Date())}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Everything that is held, as a file. */
export function DownloadData() {
  const [download, { error, isLoading, isSuccess }] = usePublicExportAccountMutation();
  async function save() {
    const { data } = await download();
    if (data) saveFile(data);
  }
  return (
    <Part id="download" title="Take your data along">
      <p>Everything that is held about you, in one file (JSON).</p>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, "Your data could not be downloaded. Try again.")}
        </Banner>
      )}
      {isSuccess && <Banner tone="success">Your data was downloaded.</Banner>}
      <div>
        <Button
          icon={<Download {...iconLook(18)} />}
          isBusy={isLoading}
          pendingLabel="Downloading..."
          onClick={() => void save()}
        >
          Download my data
        </Button>
      </div>
    </Part>
  );
}
