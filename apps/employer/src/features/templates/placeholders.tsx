import { Button } from "@dryrun/design-system/actions/button";
import { PLACEHOLDERS, type Placeholder, type TemplateKind } from "@dryrun/domain/templates/limits";
import { useFormField } from "@dryrun/forms/use-form-field";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import * as s from "./placeholders.module.css";

const text = ownMails;
const FIELD = "text";

/** The placeholders that are replaced for each candidate; a press inserts one at the cursor. */
export function Placeholders({ kind }: { kind: TemplateKind }) {
  const { value, setValue } = useFormField<string>(FIELD);
  function insert(name: Placeholder) {
    const area = document.getElementById(FIELD) as HTMLTextAreaElement | null;
    const from = area?.selectionStart ?? value.length;
    const to = area?.selectionEnd ?? value.length;
    const written = `{${name}}`;
    setValue(value.slice(0, from) + written + value.slice(to));
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(from + written.length, from + written.length);
    });
  }
  return (
    <section aria-labelledby="placeholders">
      <h2 id="placeholders" className={s.title}>
        {text.placeholders}
      </h2>
      <p className={s.about}>{text.placeholdersAbout}</p>
      <dl className={s.list}>
        {PLACEHOLDERS[kind].map((name) => (
          <div key={name} className={s.entry}>
            <dt>
              <Button size="s" aria-label={text.insert(name)} onClick={() => insert(name)}>
                {`{${name}}`}
              </Button>
            </dt>
            <dd>{text.meanings[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
