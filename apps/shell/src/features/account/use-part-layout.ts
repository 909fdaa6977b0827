import type { UserType } from "@dryrun/domain/contract/call";
import { type ComponentType, useEffect, useState } from "react";
import { loadedOwnerOf, loadOwnerOf } from "../../releases/load.ts";

/** How long an account page waits for the role's part before it shows the shell's own bar. */
const TIMEOUT_MS = 3000;
/** Null: the part did not load in time, or its release has no layout. */
type Found = { Layout: ComponentType | null };

const pathOf = (userType: UserType) => `/${userType}`;

function loadedLayout(userType: UserType): Found | undefined {
  const part = loadedOwnerOf(pathOf(userType));
  return part && { Layout: part.AccountLayout ?? null };
}

/**
 * Returns the frame that the role's part has around its pages; undefined while it loads. A late one is not used, because it would replace
 * the page.
 */
export function usePartLayout(userType: UserType): Found | undefined {
  const [found, setFound] = useState(() => loadedLayout(userType));
  const isWaiting = found === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    const settle = (Layout: ComponentType | null) => {
      if (!isOver) setFound({ Layout });
      isOver = true;
    };
    const timer = setTimeout(settle, TIMEOUT_MS, null);
    loadOwnerOf(pathOf(userType)).then(
      ({ AccountLayout = null }) => settle(AccountLayout),
      () => settle(null),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [userType, isWaiting]);
  return found;
}
