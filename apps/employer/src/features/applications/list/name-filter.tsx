import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { MAX_NAME } from "@dryrun/domain/limits";
import { useEffect, useState } from "react";
import { words } from "../../../messages.en-in.ts";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";

const PAUSE_MS = 300;

/** Searches by name while one types; the list follows after a short pause. */
export function NameFilter({ filter: { query, set } }: { filter: ApplicationFilter }) {
  const asked = query.name ?? "";
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  // The address changed without this field: Back, or "Show all".
  if (known !== asked) {
    setKnown(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => set({ name: typed.trim() }, asked !== ""), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={words.applications.filter.name} hasHiddenLabel>
      <TextInput
        type="search"
        placeholder={words.applications.filter.name}
        maxLength={MAX_NAME}
        value={typed}
        onValue={setTyped}
      />
    </Field>
  );
}
