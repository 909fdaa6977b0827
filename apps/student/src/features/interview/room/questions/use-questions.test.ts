import { expect, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { Place } from "../../answers/saved-answers.ts";
import { aQuestion } from "../../testing.tsx";
import { useQuestions } from "./use-questions.ts";

function work(answers: Record<number, string>, at = 1) {
  const places: Place[] = [];
  const parts = {
    opened: { questions: [1, 2].map((number) => aQuestion(number)), at },
    answers,
    fetchQuestion: async (number: number) => aQuestion(number),
    keepPlace: async (place: Place) => Boolean(places.push(place)),
  };
  return { places, ...renderHook(() => useQuestions(parts)) };
}

test("stores the position when the room opens and at each move", async () => {
  const { places, result } = work({}, 2);
  expect(places).toEqual([{ current: 2, asked: 2 }]);
  act(() => void result.current.goTo(1));
  expect(places.at(-1)).toEqual({ current: 1, asked: 2 });
  await act(() => result.current.goOn());
  await act(() => result.current.goOn());
  expect(places.at(-1)).toEqual({ current: 3, asked: 3 });
});

test("stores a prefetched question as requested before it arrives", async () => {
  const { places, result } = work({ 2: "twenty letters or even more" }, 2);
  expect(places.at(-1)).toEqual({ current: 2, asked: 3 });
  await waitFor(() => expect(result.current.questions).toHaveLength(3));
  expect(result.current.current).toBe(2);
});
