import { expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Counterexample } from "./counterexample.tsx";

const TABLE = { headers: [], marked: [], more: 0 };

it("shows the data, what was expected and what came out, with the differing cells", () => {
  render(
    <Counterexample
      counterexample={{
        about: "two people have the same amount",
        tables: [
          { ...TABLE, role: "given", name: "dues", columns: ["name", "due"], rows: [["Asha", null]], more: 2 },
          { ...TABLE, role: "expected", name: "", columns: ["B"], headers: ["2"], rows: [[null]] },
          { ...TABLE, role: "found", name: "", columns: ["B"], headers: ["2"], rows: [[5]], marked: [[0, 0]] },
        ],
      }}
    />,
  );
  const shown = within(screen.getByRole("region", { name: "Where it goes wrong" }));
  expect(shown.getByText(/^It goes wrong when two people have the same amount\./)).toBeInTheDocument();
  expect(shown.getByRole("table", { name: "Data: dues" })).toHaveTextContent(/name.*due.*Asha.*NULL/);
  expect(shown.getByText("and 2 more rows")).toBeInTheDocument();
  expect(shown.getByRole("table", { name: "Expected" })).toHaveTextContent("B2");
  expect(shown.getByRole("table", { name: "This answer" })).toHaveTextContent("B25 (differs)");
});
