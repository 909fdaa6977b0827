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
  /** Asked for by this field and not in the address yet, oldest first. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== asked) {
    setKnown(asked);
    const at = sent.indexOf(asked);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    // The address changed without this field: Back, or "Show all". Its own words may arrive while more is being typed.
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
      <TextInput type="search" placeholder={label} maxLength={maxLength} value={typed} onValue={setTyped} />
    </Field>
  );
}
