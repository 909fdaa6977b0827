import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Field } from "../fields/field.tsx";
import { TagsInput } from "./tags-input.tsx";

const SUGGESTIONS = ["SQL", "Power BI", "Power Query"];

function Skills({ initial = [] as string[], limit }: { initial?: string[]; limit?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field label="Skills">
        <TagsInput
          value={value}
          onValue={setValue}
          suggestions={SUGGESTIONS}
          limit={limit}
          nouns={["skill", "skills"]}
        />
      </Field>
      <button type="button">After</button>
      <output data-testid="value">{value.join("|")}</output>
    </>
  );
}
const input = () => screen.getByRole("combobox", { name: "Skills" });
const value = () => screen.getByTestId("value").textContent;
const announcements = () => screen.getAllByRole("status").map((region) => region.textContent);

describe("TagsInput", () => {
  it.each([["{Enter}"], [","], ["{Tab}"]])("adds the typed tag with %s", async (key) => {
    render(<Skills initial={["Excel"]} />);
    await userEvent.type(input(), `DAX${key}`);
    expect(value()).toBe("Excel|DAX");
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue("");
    expect(announcements()).toContain("DAX added, 2 skills");
  });

  it("moves on with Tab if nothing is typed", async () => {
    render(<Skills />);
    await userEvent.click(input());
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
  });

  it("adds the typed tag when the focus leaves", async () => {
    render(<Skills />);
    await userEvent.type(input(), "DAX");
    await userEvent.click(screen.getByRole("button", { name: "After" }));
    expect(value()).toBe("DAX");
  });

  it("splits pasted text, trims it and merges duplicates regardless of case", async () => {
    render(<Skills initial={["SQL"]} />);
    await userEvent.click(input());
    await userEvent.paste("sql, Excel ,  Power   BI,Excel");
    expect(value()).toBe("SQL|Excel|Power BI");
  });

  it("focuses the last chip with Backspace and removes it with Delete", async () => {
    render(<Skills initial={["SQL", "Excel"]} />);
    await userEvent.type(input(), "{Backspace}");
    expect(screen.getByRole("button", { name: "Remove Excel" })).toHaveFocus();
    expect(value()).toBe("SQL|Excel");
    await userEvent.keyboard("{Delete}");
    expect(value()).toBe("SQL");
    expect(input()).toHaveFocus();
    expect(announcements()).toContain("Excel removed, 1 skill");
  });

  it("offers suggestions that arrow keys choose and Escape closes", async () => {
    render(<Skills initial={["Power Query"]} />);
    await userEvent.type(input(), "power");
    const options = within(screen.getByRole("listbox", { name: "Suggestions" })).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual(["Power BI"]);
    await userEvent.keyboard("{ArrowDown}");
    expect(input()).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await userEvent.keyboard("{Enter}");
    expect(value()).toBe("Power Query|Power BI");
    await userEvent.type(input(), "s{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(input()).toHaveValue("s");
  });

  it("accepts no more than the limit and announces it", async () => {
    render(<Skills initial={["SQL"]} limit={1} />);
    await userEvent.type(input(), "Excel{Enter}");
    expect(value()).toBe("SQL");
    expect(announcements()).toContain("No more than 1 skill");
  });
});
