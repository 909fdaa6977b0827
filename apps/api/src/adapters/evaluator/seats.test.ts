import { expect, test } from "@jest/globals";
import { createSeats } from "./seats.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve, 2));
/** Work that ends when `end` is called. */
function heldSeat() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test("serves the owner who has used less time before earlier owners", async () => {
  const seats = createSeats({ seats: 1, keptForQuick: 0, slowMs: 1_000 });
  const order: string[] = [];
  const slow = heldSeat();
  const running = seats.take("slow", slow.work);
  const later = ["slow", "slow", "quick"].map((owner) => seats.take(owner, async () => void order.push(owner)));
  await turn();
  slow.end();
  await Promise.all([running, ...later]);
  expect(order).toEqual(["quick", "slow", "slow"]);
});

test("serves owners with equal time in the order of their requests", async () => {
  const seats = createSeats({ seats: 1, keptForQuick: 0, slowMs: 1_000 });
  const order: string[] = [];
  const first = heldSeat();
  const running = seats.take("z", first.work);
  const later = ["c", "a", "b"].map((owner) => seats.take(owner, async () => void order.push(owner)));
  first.end();
  await Promise.all([running, ...later]);
  expect(order).toEqual(["c", "a", "b"]);
});

test("reserves a seat: a slow owner never takes all seats, and a new owner gets one at once", async () => {
  const seats = createSeats({ seats: 3, keptForQuick: 1, slowMs: 1 });
  await seats.take("slow", turn);
  const works = Array.from({ length: 20 }, heldSeat);
  let begun = 0;
  const all = works.map(({ work }) =>
    seats.take("slow", () => {
      begun += 1;
      return work();
    }),
  );
  await turn();
  expect(begun).toBe(2);
  expect(await seats.take("new", async () => "at once")).toBe("at once");
  expect(begun).toBe(2);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(begun).toBe(20);
});

test("frees the seat when the work fails", async () => {
  const seats = createSeats({ seats: 1, keptForQuick: 0, slowMs: 1_000 });
  await expect(seats.take("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await seats.take("b", async () => 7)).toBe(7);
});
