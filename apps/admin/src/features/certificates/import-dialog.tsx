import { useAdminImportCertificatesMutation } from "@dryrun/api-client/certificates/admin";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { toast } from "@dryrun/remote-kit/toasts";
import { certificates as text } from "../../messages/certificates.en-in.ts";
import { CsvImport } from "../../shared/csv-import.tsx";

const texts = { upload: text.upload, uploading: text.uploading, failed: text.importFailed };

/** Issues certificates from a file. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [send] = useAdminImportCertificatesMutation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.importTitle} description={text.importAbout}>
      {isOpen && (
        <CsvImport
          say={texts}
          send={(file) => send({ file })}
          onDone={({ message }) => {
            toast.success(message);
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
