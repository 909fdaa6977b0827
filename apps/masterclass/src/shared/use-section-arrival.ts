import { useLocation } from "@dryrun/remote-kit/router";
import { useEffect, useRef } from "react";

/** Focuses the heading of a section after a link to it, as the browser does in static HTML; not when the page opens. */
export function useSectionArrival() {
  const { hash, key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key === opened.current || !hash) return;
    document.getElementById(`${hash.slice(1)}-title`)?.focus({ preventScroll: true });
  }, [hash, key]);
}
