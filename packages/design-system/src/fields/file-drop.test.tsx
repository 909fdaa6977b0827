import { describe, expect, it } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Field } from "./field.tsx";
import { FileDrop } from "./file-drop.tsx";
import { rowsIn, sizeText } from "./file-limits.ts";

const csv = (text: string, name = "people.csv", type = "text/csv") => new File([text], name, { type });

function Upload({ maxBytes, maxRows }: { maxBytes?: number; maxRows?: number }) {
  const [file, setFile] = useState<File>();
  const [rows, setRows] = useState<number>();
  const [error, setError] = useState<string | undefined>("Please select a CSV file.");
  return (
    <Field label="CSV file" error={error}>
      <FileDrop
        {...{ file, maxBytes, maxRows }}
        accept=".csv,text/csv"
        about={rows === undefined ? undefined : `${rows} rows`}
        onRefused={setError}
        onFile={(next, count) => {
          setFile(next);
          setRows(count);
          setError(undefined);
        }}
      />
    </Field>
  );
}
const input = () => screen.getByLabelText("CSV file");
const drop = (...files: File[]) =>
  act(async () => void fireEvent.drop(input().parentElement as Element, { dataTransfer: { files } }));

describe("FileDrop", () => {
  it("is a file input with its label and error, and shows name, rows and size of the file", async () => {
    render(<Upload maxRows={2} />);
    expect(input()).toHaveAccessibleDescription("Error: Please select a CSV file.");
    await userEvent.upload(input(), csv("name,email\nAsha,a@x.in\nRavi,r@x.in\n"));
    expect(await screen.findByText("people.csv, 2 rows, 1 KB")).toBeInTheDocument();
    expect(input()).toBeValid();
  });

  it("accepts a dropped file too", async () => {
    render(<Upload />);
    await drop(csv("name"));
    expect(screen.getByText("people.csv, 1 KB")).toBeInTheDocument();
  });

  it.each([
    ["too many bytes", [csv("name,email,validity")], "The file is 1 KB. The limit is 1 KB."],
    ["too many rows", [csv("name\na\nb\nc")], "The file has 3 rows. The limit is 2."],
    ["another kind", [csv("", "people.xlsx", "application/zip")], "Choose a file of this kind: .csv."],
    ["two files", [csv("name"), csv("name")], "Choose one file only."],
  ])("refuses %s and shows why", async (what, files, reason) => {
    render(<Upload maxRows={2} maxBytes={what === "too many bytes" ? 8 : 1024} />);
    await drop(...files);
    expect(input()).toHaveAccessibleDescription(`Error: ${reason}`);
    expect(screen.getByText("Choose file")).toBeInTheDocument();
  });
});

it.each([
  [10, "1 KB"],
  [340 * 1024, "340 KB"],
  [1.2 * 1024 * 1024, "1.2 MB"],
])("formats %s bytes as %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));

it.each([
  ["", 0],
  ["name,email", 0],
  ["name\r\nAsha\r\n\r\nRavi\r\n", 2],
  ['name,note\n"Asha","two\nlines, and ""quotes"""\nRavi,x', 2],
])("counts the rows of %j as %s", (text, rows) => expect(rowsIn(text)).toBe(rows));
