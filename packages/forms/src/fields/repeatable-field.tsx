import { RepeatableList } from "@dryrun/design-system/fields/repeatable-list";
import { toast } from "@dryrun/remote-kit/toasts";
import { type FormikValues, getIn, setIn, useFormikContext } from "formik";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as words from "../messages.en-in.ts";

export interface RepeatableFieldProps<Entry> {
  name: string;
  noun: string;
  /** A blank entry, or a function that makes one. */
  blank: Entry | (() => Entry);
  /** Renders the fields of one entry; their names start with `path`: `${path}.company`. */
  children: (path: string, at: number) => ReactNode;
  addLabel?: string;
  limit?: number;
  /** Whether the last entry can be removed too. */
  canBeEmpty?: boolean;
  /** Returns whether this entry can be removed; by default each can. */
  canRemove?: ((at: number) => boolean) | undefined;
}

const made = <Entry,>(blank: Entry | (() => Entry)) => (blank instanceof Function ? blank() : blank);

let lastKey = 0;
const newKey = () => `entry-${++lastKey}`;

/** Offers Undo until it is pressed, closed, or the form is removed, which could no longer restore the entry. */
function useUndoOffer(noun: string) {
  const [offered] = useState<string[]>(() => []);
  useEffect(
    () => () => {
      for (const id of offered) toast.dismiss(id);
    },
    [offered],
  );
  return (onUndo: () => void) => {
    const id = newKey();
    offered.push(id);
    toast(words.removed(noun), {
      id,
      duration: Number.POSITIVE_INFINITY,
      closeButton: true,
      action: { label: words.undo, onClick: onUndo },
    });
  };
}

/** A list of entries in the form. Remove takes effect immediately and offers Undo; errors move with their entry. */
export function RepeatableField<Entry>(props: RepeatableFieldProps<Entry>) {
  const { name, noun, blank, children, addLabel, limit, canBeEmpty, canRemove } = props;
  const formik = useFormikContext<FormikValues>();
  const entries = (getIn(formik.values, name) as Entry[] | undefined) ?? [];
  const [keys, setKeys] = useState(() => entries.map(newKey));
  // A restored draft may have more or fewer entries than before.
  const shown = entries.map((_, index) => keys[index] ?? `${name}-${index}`);
  const latest = useRef({ formik, shown });
  useEffect(() => {
    latest.current = { formik, shown };
  });

  function change(edit: <Item>(list: (Item | undefined)[], added: Item) => void, entry = made(blank)) {
    const { formik: form, shown: now } = latest.current;
    const next = [...((getIn(form.values, name) as Entry[] | undefined) ?? [])];
    edit(next, entry);
    void form.setFieldValue(name, next, false);
    const nextKeys = [...now];
    edit(nextKeys, newKey());
    setKeys(nextKeys);
    const errors: unknown = getIn(form.errors, name);
    if (!Array.isArray(errors)) return;
    const nextErrors: unknown[] = Array.from(errors);
    edit(nextErrors, undefined);
    form.setErrors(setIn(form.errors, name, nextErrors.some(Boolean) ? nextErrors : undefined));
  }
  const offerUndo = useUndoOffer(noun);
  function remove(at: number) {
    const removed = entries[at] as Entry;
    change((list) => void list.splice(at, 1));
    offerUndo(() => change((list, entry) => void list.splice(at, 0, entry), removed));
  }
  return (
    <RepeatableList
      noun={noun}
      keys={shown}
      addLabel={addLabel}
      limit={limit}
      canBeEmpty={canBeEmpty}
      canRemove={canRemove}
      renderEntry={(at) => children(`${name}.${at}`, at)}
      onAdd={() => change((list, entry) => void list.push(entry))}
      onRemove={remove}
      onMove={(from, to) => change((list) => void list.splice(to, 0, ...list.splice(from, 1)))}
    />
  );
}
