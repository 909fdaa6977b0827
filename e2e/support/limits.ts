/** How long a journey waits for anything: it only ends what hangs. Grading may take this long on a busy machine. */
export const WAIT_MS = 60_000;
