import { useLocation } from "@dryrun/remote-kit/router";
import { useEffect, useRef } from "react";

/** After a link to a section the focus is on its heading, as it would be in a document; not when the page opens. */
export function useSectionArrival() {
  const { hash, key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key === opened.current || !hash) return;
    document.getElementById(`${hash.slice(1)}-title`)?.focus({ preventScroll: true });
  }, [hash, key]);
}
