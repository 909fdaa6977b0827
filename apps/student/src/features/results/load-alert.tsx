import { LoadFailed, type LoadFailedProps } from "@dryrun/frame/load-failed";
import { useState } from "react";
import { PageAlert } from "../../shared/page-alert.tsx";

/** The alert that the specification asks for (1, point 8), and behind it the way to try again. */
export function LoadAlert({ message, ...panel }: Omit<LoadFailedProps, "title"> & { message: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <PageAlert isOpen={isOpen} onClose={() => setOpen(false)} message={message} />
      <LoadFailed title={message} {...panel} />
    </>
  );
}
