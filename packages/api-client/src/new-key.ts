/** A key that makes a repeated request one request. `randomUUID` is missing where the page is not served securely. */
export const newKey = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
