/** Whether this device supports full screen, by feature detection. */
export const hasFullScreenApi = () => document.fullscreenEnabled === true;

export const isFullScreen = () => Boolean(document.fullscreenElement);

/** The whole document, so that dialogs stay visible; false if the browser refuses. */
export async function enterFullScreen(): Promise<boolean> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    return isFullScreen();
  } catch {
    return false;
  }
}

export async function leaveFullScreen(): Promise<void> {
  if (!isFullScreen()) return;
  await document.exitFullscreen().catch(() => {}); // already left
}
