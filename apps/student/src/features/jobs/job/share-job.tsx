import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import type { Job } from "../../../shared/answers.ts";
import * as s from "./share-job.module.css";

const text = words.job.share;
const load = () => import("./share-panel.tsx");

/** Opens the share panel, which loads with the first press. */
export function ShareJob({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const { module: panel, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(text.failed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <div className={s.share} data-print="no">
      <Button
        size="s"
        icon={<Share2 {...iconProps(18)} />}
        aria-expanded={isOpen}
        aria-controls="share-job"
        onClick={() => setOpen(!isOpen)}
      >
        {text.open}
      </Button>
      <div id="share-job" hidden={!isOpen} className={paperClass(s.panel)}>
        {isOpen && panel && <panel.SharePanel job={job} />}
      </div>
    </div>
  );
}
