import { Field } from "@dryrun/design-system/fields/field";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import { useState } from "react";
import type { Story } from "../../story.ts";

const MEBIBYTE = 1_048_576;
const FILE = new File(["name,email\n".repeat(121)], "people-of-november.csv", { type: "text/csv" });

function Upload() {
  const [taken, setTaken] = useState<{ file: File; rows: number | undefined }>();
  const [error, setError] = useState<string>();
  return (
    <Field label="CSV file" hint="One file, at most 1 MB and 500 rows" error={error}>
      <FileDrop
        accept=".csv,text/csv"
        maxBytes={MEBIBYTE}
        maxRows={500}
        file={taken?.file}
        about={taken && `${taken.rows} rows`}
        onRefused={setError}
        onFile={(file, rows) => {
          setTaken({ file, rows });
          setError(undefined);
        }}
      />
    </Field>
  );
}

export const fileDrop: Story = {
  title: "File drop",
  group: "Fields",
  about: "One file, chosen or dropped. What is of another kind, too large or too long is refused before it is sent.",
  keys: [["Enter, Space", "open the device's dialog"]],
  states: [
    { name: "Empty", hint: "try another kind of file", show: <Upload /> },
    {
      name: "With a file",
      show: (
        <Field label="CSV file">
          <FileDrop accept=".csv" onFile={() => {}} file={FILE} about="120 rows" />
        </Field>
      ),
    },
    {
      name: "Invalid",
      show: (
        <Field label="CSV file" error="The file has 612 rows. The limit is 500.">
          <FileDrop accept=".csv" onFile={() => {}} />
        </Field>
      ),
    },
  ],
};
