import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Counterexample } from "./counterexample.tsx";

const TABLE = { headers: [], marked: [], more: 0 };

it("shows the data, the expected and the actual result, with the differing cells", () => {
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
  expect(screen.getByRole("heading", { name: "Where it goes wrong" })).toBeInTheDocument();
  expect(screen.getByText(/^It goes wrong when two people have the same amount\./)).toBeInTheDocument();
  expect(screen.getByRole("table", { name: "Data: dues" })).toHaveTextContent(/name.*due.*Asha.*NULL/);
  expect(screen.getByText("and 2 more rows")).toBeInTheDocument();
  expect(screen.getByRole("table", { name: "Expected" })).toHaveTextContent("B2");
  expect(screen.getByRole("table", { name: "This answer" })).toHaveTextContent("B25 (differs)");
});
