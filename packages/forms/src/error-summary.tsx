import { type MouseEvent, type Ref, useEffect } from "react";
import * as s from "./error-summary.module.css";
import type { FieldRefusal } from "./field-errors.ts";
import * as words from "./messages.en-in.ts";

export interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>;
  errors: readonly FieldRefusal[];
  /** A message that belongs to no field: the server's answer. */
  message?: string | undefined;
  heading?: string;
  /** Shown below the errors of the fields. */
  note?: string | undefined;
  /** Opens a field that may be on another page of the form. */
  onGo?: ((field: string) => void) | undefined;
}

const PREFIX = words.errorPrefix;

function byPlace(a: FieldRefusal, b: FieldRefusal): number {
  const [one, other] = [document.getElementById(a.field), document.getElementById(b.field)];
  if (!one || !other) return Number(!one) - Number(!other);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Returns the prefix for a field in an entry of a list: "Work experience 2: ". */
function entryOf(id: string): string {
  const name = document.getElementById(id)?.closest<HTMLElement>("[data-entry]")?.dataset.entry;
  return name ? `${name}: ` : "";
}

/** Returns the prefix "Portfolio link: " if the message has no word of the field's label; the messages of dates name the field. */
function labelOf(id: string, message: string): string {
  const label = document.getElementById(`${id}-label`);
  const labelWords = label?.textContent?.match(/\w{3,}/g);
  if (!labelWords || label?.parentElement?.contains(document.getElementById(id))) return "";
  return new RegExp(labelWords.join("|"), "i").test(message.replaceAll("-", "")) ? "" : `${label?.textContent}: `;
}

/** Focuses a field and scrolls its label into view. */
export function goToField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView?.({ block: "center" });
}

/** The errors in the order of the page, each with a link to its field. */
export function ErrorSummary({ ref, errors, message, heading = words.problem, note, onGo }: ErrorSummaryProps) {
  useEffect(() => {
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      document.title = document.title.replace(PREFIX, "");
    };
  }, []);
  const go = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    (onGo ?? goToField)(field);
  };
  return (
    <div ref={ref} tabIndex={-1} className={s.summary}>
      <div role="alert">
        <h2 className={s.heading}>{heading}</h2>
        {message && <p>{message}</p>}
        {errors.length > 0 && (
          <>
            <ul className={s.list}>
              {[...errors].sort(byPlace).map(({ field, message: text }) => (
                <li key={field}>
                  {onGo || document.getElementById(field) ? (
                    <a href={`#${field}`} onClick={go(field)}>
                      {entryOf(field)}
                      {labelOf(field, text)}
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </li>
              ))}
            </ul>
            {note && <p>{note}</p>}
          </>
        )}
      </div>
    </div>
  );
}
