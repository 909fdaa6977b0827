import { type RefObject, useEffect, useState } from "react";

/** Whether the first element in the box is larger than the box; false while it is not watched. */
export function useOverflows(box: RefObject<HTMLElement | null>, isWatched = true): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!isWatched || !element || !(content instanceof HTMLElement) || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      const isWider = content.scrollWidth > element.clientWidth + 1;
      setOverflows(isWider || content.offsetHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box, isWatched]);
  return isWatched && overflows;
}
