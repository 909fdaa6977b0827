import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useEffect, useRef } from "react";

interface ShownSecretProps {
  label: string;
  secret: string;
  copiedText: string;
  once: string;
}

/** A secret that is shown once. It takes the focus, because it replaces what was pressed. */
export function ShownSecret({ label, secret, copiedText, once }: ShownSecretProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone="success">{once}</Banner>
      <CopyField label={label} value={secret} copiedText={copiedText} />
    </div>
  );
}
