// Replaces the components of the router's framework mode: pages are rendered in the browser, and links prefetch nothing.
import { createContext } from "react";

export const FrameworkContext = createContext(undefined);
const NO_PREFETCH = [false, null, {}];
export const usePrefetchBehavior = () => NO_PREFETCH;
export function mergeRefs(...refs) {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(value);
      else if (ref) ref.current = value;
    }
  };
}
const nothing = () => null;

export { nothing as Links, nothing as Meta, nothing as PrefetchPageLinks, nothing as Scripts };
