import { LoadFailed, type LoadFailedProps } from "@dryrun/frame/load-failed";
import { useState } from "react";
import { PageAlert } from "../../shared/page-alert.tsx";

/** An alert dialog; after it closes, the page shows a retry button. */
export function LoadAlert({ message, ...panel }: Omit<LoadFailedProps, "title"> & { message: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <PageAlert isOpen={isOpen} onClose={() => setOpen(false)} message={message} />
      <LoadFailed title={message} {...panel} />
    </>
  );
}
