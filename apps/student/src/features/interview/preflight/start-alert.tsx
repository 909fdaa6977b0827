import { useNavigate } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { PageAlert } from "../../../shared/page-alert.tsx";
import type { StartFault } from "../use-start.ts";

/** Shows why the start failed; OK opens the page where it can be fixed. */
export function StartAlert({ fault }: { fault: StartFault | null }) {
  const navigate = useNavigate();
  const [closed, setClosed] = useState<StartFault | null>(null);
  return (
    <PageAlert
      isOpen={fault !== null && fault !== closed}
      message={fault?.message ?? ""}
      onClose={() => {
        setClosed(fault);
        if (fault) void navigate(fault.goTo);
      }}
    />
  );
}
