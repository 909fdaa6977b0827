import { usePublicExportAccountMutation } from "@dryrun/api-client/account/public";
import { errorMessage } from "@dryrun/api-client/errors";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { BRAND } from "@dryrun/domain/brand";
import { indianDay } from "@dryrun/domain/time";
import { Download } from "lucide-react";
import { downloadData as messages } from "../../../messages/privacy.en-in.ts";
import { Part } from "../part.tsx";

const fileName = () => `${BRAND.name.toLowerCase()}-data-${indianDay(new Date())}.json`;

/** Downloads all stored data as a file. */
export function DownloadData() {
  const [download, { error, isLoading, isSuccess }] = usePublicExportAccountMutation();
  async function save() {
    const { data } = await download();
    if (data) saveFile(data, fileName());
  }
  return (
    <Part id="download" title={messages.title}>
      <p>{messages.about}</p>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, messages.failed)}
        </Banner>
      )}
      {isSuccess && <Banner tone="success">{messages.done}</Banner>}
      <div>
        <Button
          icon={<Download {...iconProps(18)} />}
          isBusy={isLoading}
          pendingLabel={messages.pending}
          onClick={() => void save()}
        >
          {messages.download}
        </Button>
      </div>
    </Part>
  );
}
