import { useLazyPaymentConfigQuery } from "@dryrun/api-client/base";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { OpenProviderDialog, PayableOrder, PaymentOutcome } from "./provider-dialog.ts";
import { openRazorpay } from "./razorpay.ts";

interface Opened {
  order: PayableOrder;
  settle: (outcome: PaymentOutcome) => void;
}

export interface ProviderDialog {
  openProviderDialog: OpenProviderDialog;
  /** Rendered by the page anywhere; empty while no dialog of ours is open. */
  dialog: ReactNode;
}

const load = () => import("./sandbox-dialog.tsx");

/** Returns a function that opens the dialog of the provider that the server names. Called again while it is open, it returns the same promise. */
export function useProviderDialog(): ProviderDialog {
  const [askConfig] = useLazyPaymentConfigQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const running = useRef<Promise<PaymentOutcome> | null>(null);
  const { module, hasFailed, retry } = useChunk(opened !== null, load);

  useEffect(() => {
    if (!hasFailed || !opened) return;
    opened.settle({ kind: "failed" });
    retry();
  }, [hasFailed, opened, retry]);
  // The dialog closes with its page.
  useEffect(() => () => opened?.settle({ kind: "closed" }), [opened]);

  async function open(order: PayableOrder): Promise<PaymentOutcome> {
    const config = await askConfig(undefined, true)
      .unwrap()
      .catch(() => null);
    if (!config) return { kind: "failed" };
    if (config.provider === "razorpay") return openRazorpay(order);
    const outcome = await new Promise<PaymentOutcome>((settle) => setOpened({ order, settle }));
    setOpened(null);
    return outcome;
  }

  function openProviderDialog(order: PayableOrder): Promise<PaymentOutcome> {
    running.current ??= open(order).finally(() => {
      running.current = null;
    });
    return running.current;
  }
  return {
    openProviderDialog,
    dialog: opened && module && <module.SandboxDialog order={opened.order} onSettled={opened.settle} />,
  };
}
