import { useEffect, useEffectEvent } from "react";
import { useChunk } from "../use-chunk.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

const load = () => import("./confirm-dialog.tsx");

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
