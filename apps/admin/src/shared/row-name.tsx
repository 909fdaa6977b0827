import { TextButton } from "@dryrun/design-system/actions/text-button";
import type { ReactNode } from "react";

/** The name of a row; opens its details. */
export function RowName({ name, label, onOpen }: { name: ReactNode; label: string; onOpen: () => void }) {
  return (
    <TextButton aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      {name}
    </TextButton>
  );
}
