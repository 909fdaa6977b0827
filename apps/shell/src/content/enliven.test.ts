import { passTime } from "@dryrun/frame/testing/pass-time";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { addBehaviour } from "./enliven.ts";
import "@testing-library/jest-dom/jest-globals";

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
const answer = (sessions: unknown[], serverTime = new Date().toISOString()) =>
  server.use(http.get("/api/masterclass/sessions", () => HttpResponse.json({ sessions, serverTime })));
const strip = () => document.querySelector<HTMLElement>("[data-next-session]");

it("shows the theme button, names the other theme and stores the choice", () => {
  answer([]);
  undo = addBehaviour(document);
  const button = document.querySelector<HTMLButtonElement>("[data-theme-switch]");
  expect(button?.hidden).toBe(false);
  expect(button?.textContent).toBe("Dark theme");
  button?.click();
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(button?.textContent).toBe("Light theme");
});

it("marks the pressed buttons of a form for the application; a second press of a toggle takes the mark back", () => {
  answer([]);
  document.body.innerHTML =
    '<button>Menu</button><form method="dialog"><button type="button"><i>Show</i></button><button type="submit">Login</button></form>';
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  undo = addBehaviour(document);
  const marks = () => [...document.querySelectorAll("[data-pressed]")].map(({ textContent }) => textContent);
  for (const pressed of document.querySelectorAll<HTMLElement>("button, i")) pressed.click();
  expect(marks()).toEqual(["Login"]); // Show was pressed twice: itself and the icon in it
  for (const pressed of document.querySelectorAll<HTMLElement>("form button")) pressed.click();
  expect(marks()).toEqual(["Show", "Login"]);
});

it("shows the next masterclass in Indian time", async () => {
  answer([
    { title: "Data Analyst Masterclass", startAt: "2099-11-28T05:30:00.000Z", endAt: "2099-11-28T06:30:00.000Z" },
  ]);
  undo = addBehaviour(document);
  await waitFor(() => expect(strip()?.hidden).toBe(false));
  expect(strip()).toHaveTextContent("Data Analyst Masterclass: Sat 28 Nov, 11:00 am - 12:00 pm IST, in ");
});

describe("a countdown", () => {
  const session = { title: "T", startAt: "2099-11-28T05:30:00.000Z", endAt: "2099-11-28T06:30:00.000Z" };
  const left = () => document.querySelector<HTMLElement>("[data-next-session-left]");
  beforeEach(() => {
    document.body.innerHTML = `<p data-next-session-line="when" data-none="No dates">Looking</p>
      <div data-next-session-left="Starts in"><div role="timer"><b>–</b><b>–</b><b>–</b><b>–</b></div></div>`;
  });

  it("counts by the server's clock, every second", async () => {
    answer([session], "2099-11-26T03:29:30.000Z");
    undo = addBehaviour(document);
    const counts = () => [...document.querySelectorAll("b")].map((count) => count.textContent);
    await waitFor(() => expect(counts().slice(0, 3)).toEqual(["2", "2", "0"]));
    expect(document.querySelector("[role=timer]")).toHaveAttribute(
      "aria-label",
      "Starts in: 2 days, 2 hours, 0 minutes",
    );
    expect(document.querySelector("p")).toHaveTextContent(/^Sat 28 Nov, 11:00 am - 12:00 pm IST$/);
    passTime(1000);
    await waitFor(() => expect(counts()).toEqual(["2", "2", "0", "29"]));
  });

  it("is hidden if there is no session", async () => {
    answer([]);
    undo = addBehaviour(document);
    await waitFor(() => expect(left()?.hidden).toBe(true));
    expect(document.querySelector("p")).toHaveTextContent("No dates");
  });
});

it("shows nothing without a session", async () => {
  let requestCount = 0;
  server.use(
    http.get("/api/masterclass/sessions", () => {
      requestCount += 1;
      return HttpResponse.json({ sessions: [], serverTime: new Date().toISOString() });
    }),
  );
  undo = addBehaviour(document);
  await waitFor(() => expect(requestCount).toBe(1));
  expect(strip()?.hidden).toBe(true);
});
