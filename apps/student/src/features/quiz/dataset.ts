export const datasetUrl = (name: string) => `/api/quiz/dataset/${name}`;

/** Formats a size: "255 KB". */
export const sizeText = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
