/** The longest wait of a journey, in milliseconds: it only ends tests that hang. Grading may take this long on a busy machine. */
export const WAIT_MS = 60_000;
