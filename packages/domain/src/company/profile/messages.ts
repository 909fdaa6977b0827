import { MAX_LOGO_SIDE } from "./limits.ts";

export const COMPANY_SAVED = "Company saved";
export const LOGO_SAVED = "Logo saved";
export const LOGO_REMOVED = "Logo removed";

export const NO_IMAGE = "Choose a PNG, JPEG or WebP image that is not animated.";
export const IMAGE_TOO_LARGE = "The image must be at most 2 MB.";
export const IMAGE_TOO_WIDE = `The image must be at most ${MAX_LOGO_SIDE} pixels wide and high.`;
export const IMAGE_UNREADABLE = "This image cannot be read. Save it again as PNG, JPEG or WebP.";
