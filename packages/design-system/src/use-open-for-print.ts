import { type RefObject, useEffect } from "react";

/** Opens everything for printing; closed parts close again afterwards. */
export function useOpenForPrint(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let closed: HTMLDetailsElement[] = [];
    const open = () => {
      closed = [...(page.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
      for (const part of closed) part.open = true;
    };
    const close = () => {
      for (const part of closed) part.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, [page]);
}
