import { useEffect } from "react";

/** Sets the document's title for printing, which names the saved file. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let shown: string | null = null;
    const name = () => {
      shown ??= document.title;
      document.title = title;
    };
    const restore = () => {
      if (shown !== null) document.title = shown;
      shown = null;
    };
    addEventListener("beforeprint", name);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", name);
      removeEventListener("afterprint", restore);
      restore();
    };
  }, [title]);
}
