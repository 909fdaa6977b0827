/** How long a script may take to load before the person sees an error and can retry. */
export const TIMEOUT_MS = 15_000;

const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once. A failed load is not cached, so the next call retries. */
export function loadScript(src: string): Promise<void> {
  const started = loading.get(src) ?? load(src);
  loading.set(src, started);
  started.catch(() => loading.delete(src));
  return started;
}

function load(src: string): Promise<void> {
  const script = document.createElement("script");
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${src} did not load`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = src;
    document.head.append(script);
  });
}
