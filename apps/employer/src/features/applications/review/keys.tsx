import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useEffectEvent } from "react";
import { review } from "../../../messages/review.en-in.ts";
import type { KeysDialogProps } from "./keys-dialog.tsx";

const load = () => import("./keys-dialog.tsx");

/** The dialog that lists the keys; its chunk is fetched when it first opens. */
export function Keys(props: KeysDialogProps) {
  const { isOpen, onClose } = props;
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const giveUp = useEffectEvent(() => {
    toast.error(review.keys.failed);
    retry();
    onClose();
  });
  const isLost = hasFailed && isOpen;
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  return module && <module.KeysDialog {...props} />;
}
