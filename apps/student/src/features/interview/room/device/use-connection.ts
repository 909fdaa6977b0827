import { useEffect, useEffectEvent } from "react";

/** Calls back when the network is lost or restored. */
export function useConnection(onChange: (isOnline: boolean) => void) {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const online = () => changed(true);
    const offline = () => changed(false);
    addEventListener("online", online);
    addEventListener("offline", offline);
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
    };
  }, []);
}
