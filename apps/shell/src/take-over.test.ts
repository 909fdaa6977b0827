import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { inactiveApp, takeOver } from "./take-over.ts";

const PAGE =
  '<h1>Masterclass</h1><nav><a href="#faq">FAQ</a></nav><a href="#faq">FAQ</a><details><summary>Is there a recording?</summary>Yes</details>';
let scrolls: number[];

beforeEach(() => {
  scrolls = [];
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  Object.defineProperty(window, "scrollY", { value: 640, configurable: true });
  Object.defineProperty(window, "scrollTo", {
    value: (_: number, top: number) => scrolls.push(top),
    configurable: true,
  });
});

const pageOf = () => document.getElementById("root") as HTMLElement;
const draw = (root: HTMLElement) => {
  root.innerHTML = `${PAGE.replaceAll("#faq", "/masterclass#faq")}<p>28 Nov</p>`;
};

test("keeps the page in front until the application has rendered, then removes it", async () => {
  const page = pageOf();
  const done = takeOver(page, draw);
  expect(page.isConnected).toBe(true);
  expect(document.body.textContent).toContain("28 Nov");
  await done;
  expect(page.isConnected).toBe(false);
  expect(document.querySelectorAll("#root")).toHaveLength(1);
  expect(pageOf().getAttribute("style")).toBeNull();
});

test("keeps the scroll position, the focus and opened folds", async () => {
  const page = pageOf();
  page.querySelector<HTMLElement>("nav + a")?.focus();
  page.querySelector("details")?.setAttribute("open", "");
  await takeOver(page, draw);
  expect(scrolls).toEqual([640]);
  expect(document.activeElement).toBe(pageOf().querySelector("nav + a"));
  expect(pageOf().querySelector("details")?.open).toBe(true);
});

test("does not change the focus if the application has set it, or there was none", async () => {
  await takeOver(pageOf(), (root) => {
    draw(root);
    root.querySelector("a")?.focus();
  });
  expect(document.activeElement).toBe(pageOf().querySelector("a"));
  expect(pageOf().querySelector("details")?.open).toBe(false);
});

describe("a form", () => {
  const FIELDS =
    '<form><label>Kind <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b"></label>' +
    '<input name="email"><input name="password"><input type="checkbox" name="adult"><select name="size"><option>S</option><option>L</option></select>' +
    '<button type="button">Show</button><button type="submit">Login</button></form>';
  const field = <Type extends HTMLElement = HTMLInputElement>(place: ParentNode, selector: string) =>
    place.querySelector(selector) as Type;
  const events: string[] = [];
  const drawForm = (root: HTMLElement) => {
    root.innerHTML = FIELDS;
    for (const kind of ["input", "click"])
      root.addEventListener(kind, ({ target }) => {
        const { name, value, textContent } = target as HTMLInputElement;
        events.push(`${kind} ${name ? `${name}=${value}` : textContent}`);
      });
    root.addEventListener("submit", (event) => event.preventDefault());
  };
  beforeEach(() => {
    events.length = 0;
    document.body.innerHTML = `<div id="root">${FIELDS}</div>`;
  });

  test("keeps what was typed, chosen and pressed, in this order, and where the person types", async () => {
    const page = pageOf();
    field(page, "[name=email]").value = "asha@student.example";
    field(page, "[value=b]").checked = true;
    field(page, "[name=adult]").checked = true;
    field<HTMLSelectElement>(page, "select").value = "L";
    for (const button of page.querySelectorAll("button")) button.setAttribute("data-pressed", "");
    field(page, "[name=email]").focus();
    field(page, "[name=email]").setSelectionRange(2, 4);
    await takeOver(page, (root) => {
      drawForm(root);
      field(root, "[name=password]").focus(); // as a field with autoFocus
    });
    expect(events).toEqual([
      "click kind=b",
      "input kind=b",
      "input email=asha@student.example",
      "click adult=on",
      "input adult=on",
      "input size=L",
      "click Show",
      "click Login",
    ]);
    const email = field(pageOf(), "[name=email]");
    expect([email, email.selectionStart, email.selectionEnd]).toEqual([document.activeElement, 2, 4]);
    expect([field(pageOf(), "[value=b]").checked, field(pageOf(), "[name=adult]").checked]).toEqual([true, true]);
    expect(pageOf().ariaHidden).toBeNull();
  });

  test("stays as the application has it if nothing was changed", async () => {
    await takeOver(pageOf(), drawForm);
    expect(events).toEqual([]);
  });
});

test("waits until smooth scrolling to a section has ended", async () => {
  const places = [100, 200, 300, 300, 300, 300, 300];
  Object.defineProperty(window, "scrollY", { get: () => places.shift() ?? 300, configurable: true });
  await inactiveApp();
  expect(places.length).toBeLessThan(4);
});

const PAGE_OF_ENROLL = '<a href="#enroll">Register</a><section id="enroll">Enroll</section>';

async function reachedAfter(press: (page: HTMLElement) => Promise<void> | void) {
  jest.resetModules();
  const { takeOver: takes } = await import("./take-over.ts");
  const reached: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      reached.push(this.id);
    },
  });
  const page = document.createElement("div");
  page.id = "root";
  page.innerHTML = PAGE_OF_ENROLL;
  document.body.replaceChildren(page);
  await press(page);
  await takes(page, (root) => {
    root.innerHTML = PAGE_OF_ENROLL;
  });
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  return reached;
}

test("ends at the section whose link was just pressed", async () => {
  expect(await reachedAfter((page) => page.querySelector("a")?.click())).toEqual(["enroll"]);
});

test("keeps the reader's own scroll position some time after the press of a section's link", async () => {
  const clock = jest.spyOn(performance, "now").mockReturnValue(1000);
  const reached = await reachedAfter((page) => {
    page.querySelector("a")?.click();
    clock.mockReturnValue(9000);
  });
  clock.mockRestore();
  expect(reached).toEqual([]);
});
