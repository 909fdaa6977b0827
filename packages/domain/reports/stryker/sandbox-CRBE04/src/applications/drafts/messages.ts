import { MAX_DRAFTS } from "./limits.ts";

export const DRAFT_CHANGED = "This application was changed in another tab or on another device.";
export const TOO_MANY_DRAFTS = `You can have at most ${MAX_DRAFTS} draft applications. Send or discard one first.`;
