import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { announce } from "@dryrun/remote-kit/page";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { copyButton as messages } from "../../../messages/security.en-in.ts";

interface CopyButtonProps {
  label: string;
  text: string;
  /** Announced after copying. */
  copied: string;
  /** Shown if the browser refuses. */
  refused: string;
}

/** Copies the text that is shown in full next to it. */
export function CopyButton({ label, text, copied, refused }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      announce(copied);
    } catch {
      setOutcome("refused");
    }
  }
  return (
    <>
      {outcome === "refused" && (
        <Banner tone="warning" role="alert">
          {refused}
        </Banner>
      )}
      <Button
        icon={outcome === "copied" ? <Check {...iconProps(18)} /> : <Copy {...iconProps(18)} />}
        onClick={() => void copy()}
      >
        {outcome === "copied" ? messages.copied : label}
      </Button>
    </>
  );
}
