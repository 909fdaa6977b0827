import { useState } from "react";

const keyOf = (name: string) => `interview.${name}`;
function read(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === "1";
  } catch {
    return false;
  }
}

/** Stores a yes/no choice on this device only. */
export function useDeviceChoice(name: "hideTime" | "plainEditor"): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read(name));
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(keyOf(name), next ? "1" : "0");
      } catch {
        // If the device cannot store it, the choice lasts until the page closes.
      }
    },
  ];
}
