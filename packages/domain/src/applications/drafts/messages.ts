import { MAX_DRAFTS } from "./limits.ts";

export const DRAFT_CHANGED = "This application was changed in another tab or on another device.";
export const TOO_MANY_DRAFTS = `At most ${MAX_DRAFTS} applications can be begun at the same time. Send or discard one first.`;
