import { createContext } from "react";
import type { RemoteEntry } from "../remotes.ts";

/** The parts of this release, for what reports or prefetches them. */
export const EntriesContext = createContext<readonly RemoteEntry[]>([]);
