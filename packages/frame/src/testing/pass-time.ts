import { afterEach } from "@jest/globals";

const { now } = Date;
afterEach(() => {
  Date.now = now;
});

/** Moves the date, which does not run in tests, until the test ends. Clocks on the page show it at their next tick. */
export function passTime(ms: number) {
  const then = Date.now() + ms;
  Date.now = () => then;
}
