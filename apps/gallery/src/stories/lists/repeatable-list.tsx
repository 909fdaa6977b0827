import { Field } from "@dryrun/design-system/fields/field";
import { RepeatableList } from "@dryrun/design-system/fields/repeatable-list";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

let last = 2;

export const repeatableList: Story = {
  title: "Repeatable list",
  group: "Lists and tables",
  about: "Entries to add, remove and move with buttons; nothing is dragged. The focus follows what was done.",
  keys: [
    ["Add", "goes to the first field of the new entry"],
    ["Remove", "goes to the heading before"],
  ],
  states: [
    {
      name: "Two entries, three at most",
      isWide: true,
      show: (
        <WithState first={["1", "2"]}>
          {(keys, setKeys) => (
            <RepeatableList
              noun="Work experience"
              keys={keys}
              limit={3}
              onAdd={() => setKeys([...keys, String(++last)])}
              onRemove={(at) => setKeys(keys.filter((_, index) => index !== at))}
              onMove={(from, to) => {
                const next = [...keys];
                next.splice(to, 0, ...next.splice(from, 1));
                setKeys(next);
              }}
              renderEntry={() => (
                <Field label="Company">
                  <TextInput />
                </Field>
              )}
            />
          )}
        </WithState>
      ),
    },
  ],
};
