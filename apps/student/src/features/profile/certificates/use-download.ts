import { useStudentCertificatePdfMutation } from "@dryrun/api-client/certificates/student";
import { saveFile } from "@dryrun/api-client/save-file";
import type { myCertificates } from "@dryrun/domain/certificates/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Certificate = Output<typeof myCertificates>["certificates"][number];

/** Downloads a certificate as a PDF file. */
export function useDownload({ certId, studentName }: Certificate) {
  const [make, { isLoading, error }] = useStudentCertificatePdfMutation();
  async function download() {
    const { data: url } = await make({ params: { certId } });
    if (url) saveFile(url, `${studentName} - Certificate ${certId}.pdf`);
  }
  return { download: () => void download(), isLoading, error };
}
