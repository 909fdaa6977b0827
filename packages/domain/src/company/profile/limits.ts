/** The longest text about a company, in characters. */
export const MAX_ABOUT = 2000;

/** The kinds of image that can be a logo, as browsers and servers name them. */
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type LogoType = (typeof LOGO_TYPES)[number];
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** The largest width and height of an uploaded logo, in pixels. */
export const MAX_LOGO_SIDE = 3000;
/** The server stores a logo as a PNG that fits into a square of this side. */
export const LOGO_SIDE = 256;
/** Where the logos are: followed by the name that their content gives them. */
export const LOGO_PATH = "/company-logos";
