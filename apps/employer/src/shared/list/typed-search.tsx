import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { useEffect, useState } from "react";

const PAUSE_MS = 300;

interface TypedSearchProps {
  label: string;
  /** The words in the address. */
  asked: string;
  maxLength: number;
  /** `isReplaced`: the words follow others in the address, which need no entry in the history. */
  onAsk: (words: string, isReplaced: boolean) => void;
}

/** Searches while one types; the list follows after a short pause. */
export function TypedSearch({ label, asked, maxLength, onAsk }: TypedSearchProps) {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  // The address changed without this field: Back, or "Show all".
  if (known !== asked) {
    setKnown(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => onAsk(typed.trim(), asked !== ""), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={label} hasHiddenLabel>
      <TextInput type="search" placeholder={label} maxLength={maxLength} value={typed} onValue={setTyped} />
    </Field>
  );
}
