import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isAllowedLink } from "./allowed-html.ts";
import * as s from "./link-form.module.css";

/** "example.in" becomes "https://example.in"; what has a protocol stays. */
export const withProtocol = (typed: string): string => {
  const address = typed.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
};

/** Edits a link's address below the toolbar. Not a `<form>`: it is rendered inside one. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes("link").href ?? "");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const chain = () => editor.chain().focus().extendMarkRange("link");
  function apply() {
    if (address.trim() === "") return remove();
    const href = withProtocol(address);
    if (!isAllowedLink(href)) return setError("Enter a web address, an e-mail address or a phone link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain()
        .insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] })
        .run();
    else chain().setLink({ href }).run();
    onClose();
  }
  function remove() {
    chain().unsetLink().run();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault(); // Enter must not send the form around the editor
    event.stopPropagation();
    if (event.key === "Enter") return apply();
    editor.commands.focus();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Enter and Escape for the field inside
    <div className={s.link} onKeyDown={onKeyDown}>
      <Field label="Link address" error={error}>
        <TextInput ref={input} inputMode="url" autoCapitalize="none" value={address} onValue={setAddress} />
      </Field>
      <div className={s.buttons}>
        <Button size="s" variant="primary" onClick={apply}>
          Set link
        </Button>
        {editor.isActive("link") && (
          <Button size="s" onClick={remove}>
            Remove link
          </Button>
        )}
      </div>
    </div>
  );
}
