import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";

// No module state: this file is bundled into each part, so the browser's storage is the only truth.
export const keepToken = (token: string) => localStorage.setItem(TOKEN_KEY, token);
export const dropToken = () => localStorage.removeItem(TOKEN_KEY);
export const hasToken = () => localStorage.getItem(TOKEN_KEY) !== null;
export const readToken = () => localStorage.getItem(TOKEN_KEY);
