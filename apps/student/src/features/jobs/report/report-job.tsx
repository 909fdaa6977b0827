import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { Flag } from "lucide-react";
import { useEffect, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import type { Job } from "../../../shared/answers.ts";
import * as s from "./report-job.module.css";

const load = () => import("./report-dialog.tsx");

/** Opens the report dialog, which loads with the first press. */
export function ReportJob({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(words.report.formFailed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <div className={s.report} data-print="no">
      <Button
        variant="quiet"
        size="s"
        icon={<Flag {...iconProps(18)} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.report.open}
      </Button>
      {dialog && <dialog.ReportDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
