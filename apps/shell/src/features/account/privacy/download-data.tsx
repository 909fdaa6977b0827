import { usePublicExportAccountMutation } from "@dryrun/api-client/account/public";
import { errorMessage } from "@dryrun/api-client/errors";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { BRAND } from "@dryrun/domain/brand";
import { indianDay } from "@dryrun/domain/time";
import { Download } from "lucide-react";
import { Part } from "../part.tsx";

const fileName = () => `${BRAND.name.toLowerCase()}-data-${indianDay(new Date())}.json`;

/** Everything that is held, as a file. */
export function DownloadData() {
  const [download, { error, isLoading, isSuccess }] = usePublicExportAccountMutation();
  async function save() {
    const { data } = await download();
    if (data) saveFile(data, fileName());
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
          icon={<Download {...iconProps(18)} />}
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
