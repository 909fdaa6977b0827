import { useEffect, useState } from "react";

export interface Chunk<Module> {
  module: Module | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads a part of the page when it is first wanted; a failure can be retried. `load` must keep its identity. */
export function useChunk<Module>(isWanted: boolean, load: () => Promise<Module>): Chunk<Module> {
  const [module, setModule] = useState<Module | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = isWanted && module === null && !hasFailed;
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    load().then(
      (loaded) => isHere && setModule(() => loaded),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded, load]);
  return { module, hasFailed, retry: () => setFailed(false) };
}
