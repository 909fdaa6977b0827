// Makes Testing Library's questions cheap. Each of these was more than a twentieth of the time of the tests of pages.
import { configure, getConfig } from "@testing-library/dom";

/** jsdom searches the whole page for the labels of one field, and `getByLabelText` asks for those of every field. */
function labels() {
  const around = this.closest("label");
  return [...this.ownerDocument.getElementsByTagName("label")].filter((label) =>
    label.hasAttribute("for") ? this.id && label.htmlFor === this.id : label === around && label.control === this,
  );
}
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, "labels", { configurable: true, get: labels });

const { getElementError } = getConfig();
/** While `waitFor` asks again and again, its errors do without the page's text; the last one has it. */
const quickError = (message) => Object.assign(new Error(message), { name: "TestingLibraryElementError" });
configure({
  getElementError: (message, container) =>
    (getConfig()._disableExpensiveErrorDiagnostics ? quickError : getElementError)(message, container),
});
