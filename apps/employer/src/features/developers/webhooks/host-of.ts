/** Returns the server of a webhook, by which the page names it. */
export const hostOf = ({ url }: { url: string }) => URL.parse(url)?.host ?? url;
