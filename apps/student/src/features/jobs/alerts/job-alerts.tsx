import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { BellPlus } from "lucide-react";
import { useEffect, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import type { JobFilters } from "../list/job-filters.ts";

const load = () => import("./alerts-dialog.tsx");

/** Opens the dialog of the job alerts, which loads with the first press. */
export function JobAlerts({ filters }: { filters: JobFilters }) {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(words.jobs.alerts.failed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <div>
      <Button icon={<BellPlus {...iconProps(18)} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.jobs.alerts.title}
      </Button>
      {dialog && <dialog.AlertsDialog filters={filters} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
