import { useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/banner";
import { Button } from "@dryrun/design-system/button";
import { useSyncExternalStore } from "react";
import * as s from "./frame.module.css";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that the network or the server is away; a lost connection signs nobody out. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  if (isOnline && session.state !== "unreachable") return null;
  const retry = session.state === "unreachable" ? session.retry : undefined;
  return (
    <div className={s.offline}>
      <Banner tone="warning" rank="offline" action={retry && <Button onClick={retry}>Try again</Button>}>
        {isOnline
          ? "Dryrun cannot be reached. You stay signed in; we keep trying."
          : "You are offline. What you typed stays here; send it when you are back."}
      </Banner>
    </div>
  );
}
