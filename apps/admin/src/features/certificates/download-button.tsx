import { useAdminCertificatePdfMutation } from "@dryrun/api-client/certificates/admin";
import { errorMessage } from "@dryrun/api-client/errors";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { toast } from "@dryrun/remote-kit/toasts";
import { Download } from "lucide-react";
import { certificates as text } from "../../messages/certificates.en-in.ts";

/** The PDF of a valid certificate. */
export function DownloadButton({ certId, studentName }: { certId: string; studentName: string }) {
  const [make, { isLoading }] = useAdminCertificatePdfMutation();
  async function download() {
    const { data: url, error } = await make({ params: { certId } });
    if (url) saveFile(url, `${studentName} - Certificate ${certId}.pdf`);
    else toast.error(errorMessage(error, text.downloadFailed));
  }
  return (
    <Button
      icon={<Download {...iconProps(16)} />}
      isBusy={isLoading}
      pendingLabel={text.downloading}
      aria-label={text.downloadOf(studentName)}
      onClick={() => void download()}
    >
      {text.download}
    </Button>
  );
}
