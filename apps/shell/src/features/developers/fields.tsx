import type { JsonSchema } from "@dryrun/domain/company/developers/open-api-types";
import { developers } from "./developers.en-in.ts";
import * as s from "./developers-page.module.css";

const text = developers.calls;

/** Returns the type of a value in a word or a few. */
function typeText({ type, items, enum: values, format }: JsonSchema): string {
  const words = [type].flat().filter((one) => one !== undefined);
  if (items) return `${typeText(items)}[]`;
  if (values) return values.map((value) => (value === null ? "null" : value)).join(" | ");
  return [words.join(" | "), format].filter(Boolean).join(", ");
}

const limitText = ({ maxLength, maximum, maxItems }: JsonSchema) => {
  const most = maxLength ?? maximum ?? maxItems;
  return most === undefined ? "" : `≤ ${most}`;
};

interface FieldProps {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** A field with its type; the fields of an object or a list of objects follow. */
export function Field({ name, schema, isRequired }: FieldProps) {
  const notes = [typeText(schema), limitText(schema), isRequired && text.required].filter(Boolean).join(" · ");
  return (
    <li>
      <code>{name}</code> <span className={s.note}>{notes}</span>
      <Fields schema={schema.items ?? schema} />
    </li>
  );
}

/** The fields of an object, with those of objects in it; nothing for any other value. */
export function Fields({ schema: { properties, required = [], anyOf } }: { schema: JsonSchema }) {
  if (anyOf)
    return (
      <>
        <p className={s.note}>{text.anyOf}</p>
        {anyOf.map((form) => (
          <Fields key={JSON.stringify(form)} schema={form} />
        ))}
      </>
    );
  if (!properties) return null;
  return (
    <ul className={s.fields}>
      {Object.entries(properties).map(([name, schema]) => (
        <Field key={name} name={name} schema={schema} isRequired={required.includes(name)} />
      ))}
    </ul>
  );
}
