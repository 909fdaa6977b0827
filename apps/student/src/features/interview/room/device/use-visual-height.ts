import { type RefObject, useEffect } from "react";

/** Keeps an element as high as what is really seen, so that a phone's keyboard never covers its lower edge. */
export function useVisualHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const fit = () => {
      if (viewport.scale > 1.01) return; // somebody zooms in: the layout stays
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
  }, [element]);
}
