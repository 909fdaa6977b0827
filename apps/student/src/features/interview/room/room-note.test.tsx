import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { messages } from "../messages.en-in.ts";
import { RoomNote } from "./room-note.tsx";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("each recorded event shows its note for 8 s, also the second one of a type", () => {
  const note = messages.room.recorded("blur");
  const { rerender } = render(<RoomNote copyRefusedAt={null} recorded={{ type: "blur" }} />);
  act(() => void jest.advanceTimersByTime(7999));
  expect(screen.getByText(note)).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText(note)).toBeNull();
  rerender(<RoomNote copyRefusedAt={null} recorded={{ type: "blur" }} />);
  expect(screen.getByText(note)).toBeInTheDocument();
});

test("a second event restarts the 8 s of its note", () => {
  const note = messages.room.recorded("blur");
  const { rerender } = render(<RoomNote copyRefusedAt={null} recorded={{ type: "blur" }} />);
  act(() => void jest.advanceTimersByTime(5000));
  rerender(<RoomNote copyRefusedAt={null} recorded={{ type: "blur" }} />);
  act(() => void jest.advanceTimersByTime(5000));
  expect(screen.getByText(note)).toBeInTheDocument();
});
