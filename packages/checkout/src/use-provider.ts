import { useLazyPaymentConfigQuery } from "@dryrun/api-client/base";
import type { Provider } from "@dryrun/domain/payments/limits";
import { useEffect, useEffectEvent } from "react";

/** Returns the path of the document's request: the router changes the URL, but the document keeps its content security policy. */
function documentPath(): string | undefined {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : undefined;
}

const reloadPage = () => location.reload();

/**
 * Returns the payment provider for a page that sells, when it has loaded. With Razorpay, a page that the router opened is reloaded as a
 * document, because only its own document may load the provider's script. Tests pass their own `reload`.
 */
export function useProvider(reload: () => void = reloadPage): Provider | undefined {
  const [ask, { data }] = useLazyPaymentConfigQuery();
  const provider = data?.provider;
  useEffect(() => {
    void ask(undefined, true);
  }, [ask]);
  const enter = useEffectEvent(() => {
    const path = documentPath();
    if (path !== undefined && path !== location.pathname) reload();
  });
  useEffect(() => {
    if (provider === "razorpay") enter();
  }, [provider]);
  return provider;
}
