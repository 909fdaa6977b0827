import { expect, test } from "@jest/globals";
import { ownWords } from "./jobs-table.tsx";

const job = (_id: string, description: string) => ({ _id, description });

test("leaves out a sentence that several jobs share", () => {
  const about = "<p>Sahyadri sells groceries in 40 cities.</p>";
  const words = ownWords([
    job("1", `${about}<p>You own the weekly report.</p>`),
    job("2", `${about}<p>You build dashboards.</p>`),
    job("3", about),
  ]);
  expect([...words.values()]).toEqual(["You own the weekly report.", "You build dashboards.", ""]);
});

test("keeps all words of the only job", () => {
  expect(ownWords([job("1", "<p>We sell. You count.</p>")]).get("1")).toBe("We sell. You count.");
});
