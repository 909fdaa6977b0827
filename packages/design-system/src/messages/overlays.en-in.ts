export const close = "Close";
export const accountOf = (name: string) => `Account of ${name}`;
export const ok = "OK";
export const cancel = "Cancel";
