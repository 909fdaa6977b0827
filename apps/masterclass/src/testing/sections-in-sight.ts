import { act } from "@testing-library/react";

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;
const observers = new Map<string, Report>();

/** jsdom has no layout: the test sets what is visible. */
class Observer {
  #report: Report;
  #margin: string;
  constructor(report: Report, { rootMargin }: { rootMargin: string }) {
    this.#report = report;
    this.#margin = rootMargin;
  }
  observe(element: Element) {
    observers.set(`${this.#margin} ${element.id}`, this.#report);
  }
  disconnect() {}
}

export function installObserver() {
  observers.clear();
  Object.defineProperty(globalThis, "IntersectionObserver", { value: Observer, configurable: true });
}

/** Notifies every observer of the element whether it is visible. */
export function putInSight(id: string, isIntersecting = true) {
  const target = document.getElementById(id);
  if (!target) throw new Error(`No element ${id}`);
  act(() => {
    for (const [key, report] of observers) if (key.endsWith(` ${id}`)) report([{ target, isIntersecting }]);
  });
}
