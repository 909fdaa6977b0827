import { createContext } from "react";

/** The data of the lesson's programs, as JSON texts. */
export const WorldsContext = createContext<readonly string[]>([]);
