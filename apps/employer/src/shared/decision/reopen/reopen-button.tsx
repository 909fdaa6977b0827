import { Button } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { reopenDecision } from "@dryrun/domain/applications/calls";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../answers.ts";
import { useMay } from "../../role/may.tsx";

const text = messages.decision;
const load = () => import("./reopen-dialog.tsx");

interface ReopenButtonProps {
  application: Pick<Application, "_id" | "fullName"> & { status: string };
}

/** Opens a final decision again, after a question; shown to people who decide. */
export function ReopenButton({ application }: ReopenButtonProps) {
  const may = useMay(reopenDecision);
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  if (!may || (application.status !== "accepted" && application.status !== "rejected")) return null;
  return (
    <>
      <Button
        size="s"
        onClick={() => {
          retry();
          setOpen(true);
        }}
      >
        {text.reopen}
      </Button>
      {hasFailed && <span role="alert">{text.reopenFailed}</span>}
      {module && <module.ReopenDialog application={application} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
