import type { ConfirmDialogProps } from "@dryrun/design-system/confirm-dialog";
import { useEffect, useEffectEvent } from "react";
import { useChunk } from "./use-chunk.ts";

const load = () => import("@dryrun/design-system/confirm-dialog");

/** A ConfirmDialog whose weight is paid when it first opens; where it cannot load, the browser asks. */
export function Confirm(props: ConfirmDialogProps & { title: string }) {
  const { module, hasFailed, retry } = useChunk(props.isOpen, load);
  const ask = useEffectEvent(() => {
    retry();
    if (window.confirm(props.title)) props.onConfirm();
    else props.onClose();
  });
  const isPlain = hasFailed && props.isOpen;
  useEffect(() => {
    if (isPlain) ask();
  }, [isPlain]);
  return module && <module.ConfirmDialog {...props} />;
}
