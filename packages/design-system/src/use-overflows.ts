import { type RefObject, useEffect, useState } from "react";

/** Whether what is in the box is wider than the box; false while it is not watched. */
export function useOverflows(box: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!isWatched || !element || !content || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setOverflows(content.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box, isWatched]);
  return isWatched && overflows;
}
