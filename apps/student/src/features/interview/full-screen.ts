/** Whether this device supports full screen, by feature detection. */
export const hasFullScreenApi = () => document.fullscreenEnabled === true;

export const isFullScreen = () => Boolean(document.fullscreenElement);

/** Makes the whole document full screen, so that dialogs stay visible; returns false if the browser refuses. */
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
