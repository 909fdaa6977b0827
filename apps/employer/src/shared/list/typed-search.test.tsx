import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { TypedSearch } from "./typed-search.tsx";

/** Longer than the pause before the search starts. */
const AFTER_PAUSE_MS = 1000;

function show() {
  const asks: string[] = [];
  let arrive: (words: string) => void = () => {};
  function Page() {
    const [asked, setAsked] = useState("");
    arrive = setAsked;
    return <TypedSearch label="Search" asked={asked} maxLength={100} onAsk={(words) => asks.push(words)} />;
  }
  render(<Page />);
  return { asks, arrives: (words: string) => act(() => arrive(words)) };
}
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(AFTER_PAUSE_MS));

test("keeps text typed while earlier words reach the address", async () => {
  jest.useFakeTimers();
  const { asks, arrives } = show();
  type("p");
  await pause();
  expect(asks).toEqual(["p"]);
  type("pune");
  arrives("p");
  expect(field().value).toBe("pune");
  await pause();
  expect(asks).toEqual(["p", "pune"]);
});

test("searches the same words only once while the address has not changed", async () => {
  jest.useFakeTimers();
  const { asks } = show();
  type("pune");
  await pause();
  await pause();
  expect(asks).toEqual(["pune"]);
});

test("follows an address that changed elsewhere, and may search the same words again", async () => {
  jest.useFakeTimers();
  const { asks, arrives } = show();
  type("pune");
  await pause();
  arrives("pune");
  arrives("");
  expect(field().value).toBe("");
  arrives("pune");
  expect(field().value).toBe("pune");
  type("");
  await pause();
  expect(asks).toEqual(["pune", ""]);
});
