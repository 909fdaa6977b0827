import { useEffect, useEffectEvent } from "react";
import { useChunk } from "../use-chunk.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

const load = () => import("./confirm-dialog.tsx");

/** A ConfirmDialog that loads when it first opens; if it cannot load, the browser asks. */
export function Confirm(props: ConfirmDialogProps & { title: string }) {
  const { isOpen, failure } = props;
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const ask = useEffectEvent(() => {
    if (window.confirm(props.title)) props.onConfirm();
    else props.onClose();
  });
  const report = useEffectEvent((why: string) => {
    window.alert(why);
    props.onClose();
  });
  const loadAgain = useEffectEvent(retry);
  const isPlain = hasFailed && isOpen;
  useEffect(() => {
    if (isPlain) ask();
  }, [isPlain]);
  useEffect(() => {
    if (isPlain && failure) report(failure);
  }, [isPlain, failure]);
  // Only after this question closes: loaded earlier, the dialog would ask it a second time.
  useEffect(() => {
    if (hasFailed && !isOpen) loadAgain();
  }, [hasFailed, isOpen]);
  return module && <module.ConfirmDialog {...props} />;
}
