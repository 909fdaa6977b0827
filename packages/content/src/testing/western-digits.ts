const WESTERN = /(?<![\d,])\d{3},\d{3}(?![\d,])|\d,\d{3},\d{3}/;

/** Whether a number in prose is grouped as "100,000": the product writes "1,00,000". */
export const hasWesternDigits = (prose: string): boolean => WESTERN.test(prose);
