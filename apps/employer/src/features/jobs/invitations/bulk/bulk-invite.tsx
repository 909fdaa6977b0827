import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useEffectEvent } from "react";
import { bulk as bulkWords } from "../../../../messages/invitations.en-in.ts";
import type { BulkDialogProps } from "./bulk-dialog.tsx";

const load = () => import("./bulk-dialog.tsx");

export interface BulkInviteProps extends Omit<BulkDialogProps, "key"> {
  isOpen: boolean;
}

/** The window of the bulk invite; the CSV reader loads when it first opens. */
export function BulkInvite({ isOpen, ...dialog }: BulkInviteProps) {
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const giveUp = useEffectEvent(() => {
    toast.error(bulkWords.notLoaded);
    retry();
    dialog.onClose();
  });
  const isLost = hasFailed && isOpen;
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  return isOpen && module && <module.BulkDialog {...dialog} />;
}
