// Answers `getComputedStyle` from attributes, for tests, which have no style sheets. `getByRole` and user events ask it
// for each element and its parents, and jsdom matches its whole default sheet each time: a third of the tests' time.
const HIDDEN = "[hidden],template,script,style,head,noscript,datalist,dialog:not([open])";
const inherited = (element, name) =>
  element ? element.style?.[name] || inherited(element.parentElement, name) : undefined;

const styles = {
  display: (element) => element.style?.display || (element.matches(HIDDEN) ? "none" : "block"),
  visibility: (element) => inherited(element, "visibility") ?? "visible",
  pointerEvents: (element) => inherited(element, "pointerEvents") ?? "auto",
  opacity: (element) => element.style?.opacity || "1",
};
const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

window.getComputedStyle = (element) => {
  const read = (name) => styles[name]?.(element) ?? element.style?.[name] ?? "";
  const getPropertyValue = (name) =>
    name.startsWith("--") ? element.style.getPropertyValue(name) : read(camelCase(name));
  return new Proxy({}, { get: (_, name) => (name === "getPropertyValue" ? getPropertyValue : read(name)) });
};
