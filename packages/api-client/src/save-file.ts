/** Long enough for a slow machine to start the download. */
const KEPT_MS = 60_000;

/** Offers what `downloadFrom` answered to the browser as a file to keep, and gives its memory back. */
export function saveFile(url: string, name: string) {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
