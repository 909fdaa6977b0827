/** The elements that the editor writes and the server accepts. */
export const ALLOWED_TAGS = ["p", "br", "strong", "em", "ul", "ol", "li", "a"] as const;
export const ALLOWED_LINK_PROTOCOLS = ["http", "https", "mailto", "tel"] as const;
/** Minimum heights of the editors in pixels. */
export const EDITOR_HEIGHT = { description: 120, summary: 150, job: 200 } as const;
