import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { captionsOf, SCENES, TOTAL_SECONDS } from "./scenes.en-in.ts";
import { WelcomeVideo } from "./welcome-video.tsx";

const file = (name: string) => path.resolve("src/features/session/welcome", name);

test("the film was made from today's words: after a change run e2e/welcome-video/make.ts", () => {
  expect(readFileSync(file("welcome.vtt"), "utf8")).toBe(captionsOf(SCENES));
});

test("film, poster and captions weigh less than 1 MB, and nothing but the poster is loaded before Play", () => {
  const bytes = ["welcome.mp4", "welcome.webp", "welcome.vtt"].reduce(
    (sum, name) => sum + statSync(file(name)).size,
    0,
  );
  expect(bytes).toBeLessThan(1_000_000);
  render(<WelcomeVideo />);
  const video = screen.getByLabelText(`Welcome to the masterclass (${TOTAL_SECONDS} seconds, no sound)`);
  expect(video).toHaveAttribute("preload", "none");
  expect(video).toHaveAttribute("poster", expect.stringContaining("welcome.webp"));
});

test("captions and the text say what the film shows", () => {
  render(<WelcomeVideo />);
  expect(document.querySelector("track")).toHaveAttribute("kind", "captions");
  for (const { title, text } of SCENES)
    expect(screen.getByText(text, { exact: false })).toHaveTextContent(`${title}. ${text}`);
});
