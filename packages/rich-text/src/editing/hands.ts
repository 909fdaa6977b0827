export interface Hands {
  /** Resolves in a task during which no letter is being composed in the element and no pointer is pressed on it. */
  still: () => Promise<void>;
  stop: () => void;
}

/** Shorter than the time between two keys, in milliseconds. */
const POLL_MS = 20;

/** Watches typing and pressing in an element: replacing it during either would lose a half-typed letter or the caret. */
export function watchHands(element: HTMLElement): Hands {
  let [isComposing, isPressed, isWatching] = [false, false, true];
  const onElement = {
    compositionstart: () => (isComposing = true),
    compositionend: () => (isComposing = false),
    pointerdown: () => (isPressed = true),
  };
  const release = () => (isPressed = false);
  const onWindow = { pointerup: release, pointercancel: release };

  async function still(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    while (isWatching && (isComposing || isPressed));
  }
  for (const [type, hear] of Object.entries(onElement)) element.addEventListener(type, hear);
  for (const [type, hear] of Object.entries(onWindow)) addEventListener(type, hear, true);
  function stop() {
    isWatching = false;
    for (const [type, hear] of Object.entries(onElement)) element.removeEventListener(type, hear);
    for (const [type, hear] of Object.entries(onWindow)) removeEventListener(type, hear, true);
  }
  return { still, stop };
}
