import { beforeEach, expect, jest, test } from "@jest/globals";
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
