// CSS Modules have named exports (`import * as s`): name here those that a test reads.
export const button = "button";
export const title = "title";
export default new Proxy({}, { get: (_t, k) => String(k) });
