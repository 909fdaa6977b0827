import { afterEach, describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeSwitch } from "./theme-switch.tsx";
import { followSystemTheme } from "./use-theme.ts";

afterEach(() => {
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  Reflect.deleteProperty(globalThis, "matchMedia");
});

it("changes the theme of the page and stores the choice", async () => {
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole("button", { name: "Dark theme" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await userEvent.click(await screen.findByRole("button", { name: "Light theme" }));
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
});

describe("the device's theme, changed while the page is open", () => {
  /** A device whose theme the test switches. */
  function device() {
    const list = Object.assign(new EventTarget(), { matches: false });
    Object.defineProperty(globalThis, "matchMedia", { value: () => list, configurable: true });
    return (isDark: boolean) => {
      list.matches = isDark;
      list.dispatchEvent(new Event("change"));
    };
  }

  it("is followed without a choice, until the follower is stopped", () => {
    const turn = device();
    const stop = followSystemTheme();
    turn(true);
    expect(document.documentElement.dataset.theme).toBe("dark");
    turn(false);
    expect(document.documentElement.dataset.theme).toBe("light");
    stop();
    turn(true);
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it("changes nothing after a choice", async () => {
    const turn = device();
    followSystemTheme();
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("button", { name: "Dark theme" }));
    turn(false);
    expect(document.documentElement.dataset.theme).toBe("dark");
  });
});
