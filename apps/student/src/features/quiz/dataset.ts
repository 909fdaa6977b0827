export const datasetUrl = (name: string) => `/api/quiz/dataset/${name}`;

/** "255 KB". */
export const sizeText = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
