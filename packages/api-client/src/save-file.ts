/** Long enough for a slow machine to start the download. */
const KEPT_MS = 60_000;

/** Lets the browser save the answer of `downloadFrom` as a file, and later frees its memory. */
export function saveFile(url: string, name: string) {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
