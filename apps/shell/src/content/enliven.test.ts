import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { enliven } from "./enliven.ts";

const server = setupServer();
let undo: () => void;
beforeEach(() => {
  server.listen();
  localStorage.clear();
  document.documentElement.dataset.theme = "light";
  document.body.innerHTML =
    "<button data-theme-switch hidden></button><p data-next-session hidden><span data-next-session-line></span></p>";
});
afterEach(() => {
  undo();
  server.close();
});
const answer = (sessions: unknown[]) =>
  server.use(http.get("/api/masterclass/sessions", () => HttpResponse.json({ sessions })));
const strip = () => document.querySelector<HTMLElement>("[data-next-session]");

it("shows the theme button, names the theme it leads to and keeps the choice", () => {
  answer([]);
  undo = enliven(document);
  const button = document.querySelector<HTMLButtonElement>("[data-theme-switch]");
  expect(button?.hidden).toBe(false);
  expect(button?.textContent).toBe("Dark theme");
  button?.click();
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(button?.textContent).toBe("Light theme");
});

it("shows the next masterclass in Indian time", async () => {
  answer([
    { title: "Data Analyst Masterclass", startAt: "2099-11-28T05:30:00.000Z", endAt: "2099-11-28T06:30:00.000Z" },
  ]);
  undo = enliven(document);
  await waitFor(() => expect(strip()?.hidden).toBe(false), { timeout: 3000 });
  expect(strip()?.textContent).toContain("Data Analyst Masterclass: Sat 28 Nov, 11:00 am - 12:00 pm IST, in ");
});

it("stays silent without a session", async () => {
  let asked = 0;
  server.use(
    http.get("/api/masterclass/sessions", () => {
      asked += 1;
      return HttpResponse.json({ sessions: [] });
    }),
  );
  undo = enliven(document);
  await waitFor(() => expect(asked).toBe(1), { timeout: 3000 });
  expect(strip()?.hidden).toBe(true);
});
