import { useEffect, useState } from "react";

/** The section that crosses a line a third down the window is the current one. */
export const READING_LINE = "-33% 0px -66% 0px";

/** Returns which of the elements with these ids are within the window, reduced by the margins; none without IntersectionObserver. */
export function useSeen<Id extends string>(ids: readonly Id[], rootMargin = "0px"): ReadonlySet<Id> {
  const [seen, setSeen] = useState<ReadonlySet<Id>>(new Set());
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) after.add(target.id as Id);
            else after.delete(target.id as Id);
          return after;
        }),
      { rootMargin },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids, rootMargin]);
  return seen;
}
