/** The picture of a shared result, in pixels, as social networks show it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The public page of a shared result. */
export const sharedResultPath = (token: string) => `/shared/${token}`;
