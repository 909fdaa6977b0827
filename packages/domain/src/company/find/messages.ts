import { FIND_FROM } from "./limits.ts";

export const TYPE_MORE = `Type at least ${FIND_FROM} characters.`;
export const TOO_MANY_FINDS = "You have searched very often in the last minute. Wait a moment and try again.";
