import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { useEffect, useState } from "react";

const PAUSE_MS = 300;

interface TypedSearchProps {
  label: string;
  /** The words in the address. */
  asked: string;
  maxLength: number;
  /** `isReplaced`: the words replace others in the address without a new history entry. */
  onAsk: (words: string, isReplaced: boolean) => void;
  /** Inside a form, which Enter must not submit. */
  isInForm?: boolean;
}

/** Searches during typing; the list follows after a short pause. */
export function TypedSearch({ label, asked, maxLength, onAsk, isInForm }: TypedSearchProps) {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  /** Words sent by this field but not in the address yet, oldest first. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== asked) {
    setKnown(asked);
    const at = sent.indexOf(asked);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    // The address changed elsewhere: Back, or "Show all". The field's own words may arrive during further typing.
    if (at < 0 && typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === asked || words === sent.at(-1)) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before, words]);
      onAsk(words, asked !== "");
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={label} hasHiddenLabel>
      <TextInput
        type="search"
        placeholder={label}
        maxLength={maxLength}
        value={typed}
        onValue={setTyped}
        onKeyDown={(event) => isInForm && event.key === "Enter" && event.preventDefault()}
      />
    </Field>
  );
}
