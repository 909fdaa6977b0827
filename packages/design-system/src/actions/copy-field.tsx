import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Field } from "../fields/field.tsx";
import { iconProps } from "../icon-props.ts";
import { TextInput } from "../inputs/text-input.tsx";
import * as words from "../messages/actions.en-in.ts";
import { Button } from "./button.tsx";
import * as s from "./copy-field.module.css";

export interface CopyFieldProps {
  label: string;
  value: string;
  /** Announced after copying: "Link copied". */
  copiedText?: string;
}

const SHOWN_MS = 3000;

/** A text with a button that copies it; if the browser refuses, the text is selected instead. */
export function CopyField({ label, value, copiedText = words.linkCopied }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      input.current?.focus();
      input.current?.select();
    }
  }
  return (
    <Field label={label}>
      <div className={s.pair}>
        <TextInput ref={input} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <Button icon={isCopied ? <Check {...iconProps()} /> : <Copy {...iconProps()} />} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {isCopied ? copiedText : ""}
      </span>
    </Field>
  );
}
