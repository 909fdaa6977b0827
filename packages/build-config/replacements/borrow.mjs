// A part uses the shell's federation runtime (lend.mjs).
import { RUNTIME_GLOBAL } from "./global.mjs";

const lend = globalThis[RUNTIME_GLOBAL];
if (!lend) throw new Error("This part needs a shell that lends its federation runtime");
export default lend();
