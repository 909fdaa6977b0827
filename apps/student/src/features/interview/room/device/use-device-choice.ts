import { useState } from "react";

const keyOf = (name: string) => `interview.${name}`;
function read(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === "1";
  } catch {
    return false;
  }
}

/** A yes or no that is stored only on this device. */
export function useDeviceChoice(name: "hideTime" | "plainEditor"): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read(name));
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(keyOf(name), next ? "1" : "0");
      } catch {
        // It holds until the page is left.
      }
    },
  ];
}
