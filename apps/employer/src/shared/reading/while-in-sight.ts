/** Calls back once the tab has been in sight for this long without a break. Returns what cancels it. */
export function whileInSight(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(act, ms);
  };
  begin();
  document.addEventListener("visibilitychange", begin);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", begin);
  };
}
