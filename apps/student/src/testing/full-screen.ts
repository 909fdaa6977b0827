/** Simulates full screen in jsdom, which has none; refuses it if `willOpen` is false. Returns a function that removes it. */
export function fakeFullScreen(willOpen = true): () => void {
  let element: Element | null = null;
  const set = (next: Element | null) => {
    element = next;
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  const parts: [object, string, PropertyDescriptor][] = [
    [document, "fullscreenEnabled", { value: true }],
    [document, "fullscreenElement", { get: () => element }],
    [document, "exitFullscreen", { value: async () => set(null) }],
    [
      document.documentElement,
      "requestFullscreen",
      {
        value: async () => {
          if (!willOpen) throw new TypeError("refused");
          set(document.documentElement);
        },
      },
    ],
  ];
  for (const [owner, key, property] of parts) Object.defineProperty(owner, key, { ...property, configurable: true });
  return () => {
    for (const [owner, key] of parts) Reflect.deleteProperty(owner, key);
  };
}
