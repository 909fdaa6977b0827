export const copy = "Copy";
export const copied = "Copied";
export const linkCopied = "Link copied";
export const theme = { light: "Light theme", dark: "Dark theme" };
