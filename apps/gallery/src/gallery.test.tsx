import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "./main.tsx";
import { stories } from "./stories.ts";
import { anchorOf } from "./story.ts";

interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Returns every component that React has created inside the element. */
function componentsIn(container: Element): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$")) ?? "";
  const renderedStates = new Set<unknown>();
  const waiting = [(container as unknown as Record<string, Fiber>)[key]];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    renderedStates.add(fiber.type);
    for (const next of [fiber.sibling, fiber.child]) if (next) waiting.push(next);
  }
  return renderedStates;
}

// jsdom has no layout, which the editor needs.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const packages = path.join(import.meta.dirname, "../../../packages");

/** Returns the components that a package's files export, by name. */
async function exportsOf(name: string, files: RegExp): Promise<[string, unknown][]> {
  const folder = path.join(packages, name, "src");
  const own = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((file) => files.test(file));
  const modules = await Promise.all(own.map((file) => import(path.join(folder, file))));
  return modules
    .flatMap((module: object) => Object.entries(module))
    .filter(([export_, value]) => /^[A-Z][a-z]/.test(export_) && typeof value === "function");
}

/** Shows the gallery and waits until its editors have loaded. */
async function show() {
  const view = render(<App />);
  await screen.findAllByRole("toolbar");
  return view;
}

describe("the gallery", () => {
  it.each([
    ["design-system", /^([a-z-]+\/)?[a-z0-9-]+\.tsx$/],
    ["forms", /^([a-z-]+\/)?[a-z0-9-]+\.tsx$/],
    ["rich-text", /^(field|viewer)\.tsx$/], // the rest are parts of the field
  ])("shows every component of %s", async (name, files) => {
    const components = await exportsOf(name, files);
    const region = componentsIn((await show()).container);
    expect(components.length).toBeGreaterThan(1);
    expect(components.filter(([, component]) => !region.has(component)).map(([missing]) => missing)).toEqual([]);
  });

  it("links to each story, and finds stories by their words", async () => {
    await show();
    const contents = screen.getByRole("navigation", { name: "Components" });
    expect(within(contents).getAllByRole("link")).toHaveLength(stories.length);
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "gates meter");
    expect(within(contents).getAllByRole("link")).toHaveLength(1);
    expect(screen.getByText(`1 of ${stories.length} components`)).toBeInTheDocument();
    expect(screen.getByRole("article", { name: "Verdict meter" })).toHaveAttribute("id", "verdict-meter");
  });

  it("gives each story its own anchor and each state its own name", () => {
    const anchors = stories.map(({ title }) => anchorOf(title));
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { title, states } of stories)
      expect([title, new Set(states.map(({ name }) => name)).size]).toEqual([title, states.length]);
  });
});
