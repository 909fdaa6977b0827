/** Whether this device can show a page in full screen: asked of the browser, never guessed from its name. */
export const hasFullScreenApi = () => document.fullscreenEnabled === true;

export const isFullScreen = () => Boolean(document.fullscreenElement);

/** The whole document, so that dialogs stay in front; false where the browser refuses. */
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
