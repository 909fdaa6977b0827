// A browser for tests that Node's own modules run: jsdom's objects beside Node's, and what a bundler does with styles and TSX.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";
import { JSDOM } from "jsdom";
import { mocks } from "./jest-mocks.mjs";
import "./jest-native.mjs";

const { window: page } = new JSDOM("<!doctype html>", { url: "http://localhost/", pretendToBeVisual: true });

/** Events are the page's; of all else that both have, Node's is what `fetch`, streams and timers understand. */
const isOfPage = (name) => !(name in globalThis) || /(^navigator|^EventTarget|Event)$/.test(name);
const assign = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });

/** The window is Node's global object: the code of a page has one object for both. */
function installWindow() {
  for (const name of Object.getOwnPropertyNames(page).filter(isOfPage)) {
    const { get, set, value } = Object.getOwnPropertyDescriptor(page, name);
    const own = {
      get: get?.bind(page),
      set: set?.bind(page) ?? ((given) => assign(name, given)), // a test may put its own there
    };
    if (get) Object.defineProperty(globalThis, name, { ...own, configurable: true, enumerable: true });
    else assign(name, typeof value === "function" && /^[a-z]/.test(name) ? value.bind(page) : value);
  }
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) assign(name, page[name].bind(page));
  for (const name of ["window", "self", "top", "parent"]) assign(name, globalThis);
}

/** Node's FormData, which fetch understands, made from a form as the browser's is. */
class FormOfElement extends FormData {
  constructor(form) {
    super();
    const isSent = ({ name, disabled, type, checked }) =>
      name && !disabled && (!/^(checkbox|radio)$/.test(type) || checked);
    for (const field of form?.elements ?? []) if (isSent(field)) this.append(field.name, field.value);
  }
}

installWindow();
assign("FormData", FormOfElement);
// jsdom has none; user-event asks the page for it.
page.CSS = { escape: (text) => text.replace(/["\\\]]/g, "\\$&") };
assign("CSS", page.CSS);
assign("IS_REACT_ACT_ENVIRONMENT", true);

/** A test file finds the page as a browser opens it. */
function reset() {
  mocks.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
}

/** Node takes the types out of .ts by itself; TSX it does not read. */
const swc = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
    target: "es2022",
    experimental: { keepImportAttributes: true }, // `with { type: "json" }` stays
  },
  module: { type: "es6" },
  sourceMaps: "inline",
};
const styles = readFileSync(path.join(import.meta.dirname, "jest-css.mjs"));
const module = (source) => ({ format: "module", source, shortCircuit: true });
registerHooks({
  resolve: (specifier, context, next) => mocks.resolve(specifier) ?? mocks.anew(next(specifier, context)),
  load(url, context, next) {
    const { pathname, search } = new URL(url);
    if (search && /\.test\.tsx?$/.test(pathname)) reset();
    if (pathname.endsWith(".css")) return module(styles);
    if (!pathname.endsWith(".tsx")) return next(url, context);
    const filename = fileURLToPath(`file://${pathname}`);
    return module(transformSync(readFileSync(filename, "utf8"), { ...swc, filename }).code);
  },
});
