import { type RefObject, useEffect, useRef } from "react";

/** Keeps an element as high as the visual viewport, so that an on-screen keyboard never covers its lower edge. */
export function useVisualHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const fit = () => {
      if (viewport.scale > 1.01) return; // zoomed in: the layout does not change
      element.current?.style.setProperty("--room-height", `${viewport.height}px`);
      element.current?.style.setProperty("--room-top", `${viewport.offsetTop}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, []);
  return element;
}
