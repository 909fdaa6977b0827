/** Creates a key that makes repeated requests one. `randomUUID` is missing on pages without HTTPS. */
export const newKey = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
