import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isAllowedLink } from "./allowed-html.ts";
import * as s from "./link-form.module.css";
import { messages } from "./messages.en-in.ts";

/** Adds the protocol: "example.in" becomes "https://example.in"; an address with a protocol stays. */
export const withProtocol = (typed: string): string => {
  const address = typed.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
};

/** Acts on one key and stops its default action: Enter must not submit the form around the editor. */
const on = (key: string, act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== key) return;
  event.preventDefault();
  event.stopPropagation();
  act();
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
    if (!isAllowedLink(href)) return setError(messages.link.notAllowed);
    const isNew = editor.state.selection.empty && !editor.isActive("link");
    const text = { type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] };
    (isNew ? chain().insertContent(text) : chain().setLink({ href })).run();
    onClose();
  }
  function remove() {
    chain().unsetLink().run();
    onClose();
  }
  function leave() {
    editor.commands.focus();
    onClose();
  }
  return (
    <fieldset className={s.link} aria-label={messages.tools.link} onKeyDown={on("Escape", leave)}>
      <Field label={messages.link.address} error={error}>
        <TextInput
          ref={input}
          inputMode="url"
          autoCapitalize="none"
          value={address}
          onValue={setAddress}
          onKeyDown={on("Enter", apply)}
        />
      </Field>
      <div className={s.buttons}>
        <Button size="s" variant="primary" onClick={apply}>
          {messages.link.set}
        </Button>
        {editor.isActive("link") && (
          <Button size="s" onClick={remove}>
            {messages.link.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
