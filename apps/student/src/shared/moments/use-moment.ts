import { useState } from "react";

const KEY = "moments-shown";
/** The number of moments that a device remembers. */
const REMEMBERED = 100;

function shownMoments(): readonly unknown[] {
  try {
    const shown: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(shown) ? shown : [];
  } catch {
    return []; // not ours, or no storage
  }
}

function remember(id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...shownMoments(), id].slice(-REMEMBERED)));
  } catch {
    // Without storage the moment is shown again.
  }
}

/** The moment that tells of an acceptance. */
export const acceptedMoment = (applicationId: string) => `accepted-${applicationId}`;

/** Whether this device has shown the moment. */
export const wasShown = (id: string): boolean => shownMoments().includes(id);

/**
 * Whether to show a moment, once on this device. Returns also how to close it.
 *
 * @param id What it celebrates; undefined while there is nothing to celebrate.
 */
export function useMoment(id: string | undefined): [isOpen: boolean, close: () => void] {
  const [closed, setClosed] = useState<string>();
  const isOpen = id !== undefined && closed !== id && !wasShown(id);
  function close() {
    if (id === undefined) return;
    remember(id);
    setClosed(id);
  }
  return [isOpen, close];
}
