/** The entry of the navigation's state that tells My Applications what credits were just bought for, as a URL's query. */
export const CREDITED = "creditedFor";
export const creditedState = (purpose: string) => ({ [CREDITED]: purpose });
