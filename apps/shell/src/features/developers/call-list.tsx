import { usePublicOpenApiQuery } from "@dryrun/api-client/developers/public";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { openApi } from "@dryrun/domain/company/developers/calls";
import type { JsonSchema, OpenApi, Operation } from "@dryrun/domain/company/developers/open-api-types";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useState } from "react";
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
function Field({ name, schema, isRequired }: FieldProps) {
  const notes = [typeText(schema), limitText(schema), isRequired && text.required].filter(Boolean).join(" · ");
  return (
    <li>
      <code>{name}</code> <span className={s.note}>{notes}</span>
      <Fields schema={schema.items ?? schema} />
    </li>
  );
}

/** The fields of an object, with those of objects in it; nothing for any other value. */
function Fields({ schema: { properties, required = [], anyOf } }: { schema: JsonSchema }) {
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

interface Listed {
  name: string;
  operation: Operation;
}

/** Returns the calls in the order of the document: those that read before those that write. */
function callsOf({ paths }: OpenApi): Listed[] {
  const calls = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const isReading = ({ name }: Listed) => name.startsWith("GET ");
  return [...calls.filter(isReading), ...calls.filter((call) => !isReading(call))];
}

const schemaOf = (described: Operation["requestBody"] | Operation["responses"][string]) =>
  described?.content?.["application/json"].schema;

function Details({ operation }: { operation: Operation }) {
  const { parameters = [], requestBody, responses } = operation;
  const [done = "", ...refusals] = Object.keys(responses);
  const [body, answer] = [schemaOf(requestBody), schemaOf(responses[done])];
  return (
    <>
      {parameters.length > 0 && (
        <>
          <h3>{text.parameters}</h3>
          <ul className={s.fields}>
            {parameters.map(({ name, schema, required }) => (
              <Field key={name} name={name} schema={schema} isRequired={required} />
            ))}
          </ul>
        </>
      )}
      {body && (
        <>
          <h3>{text.body}</h3>
          <Fields schema={body} />
        </>
      )}
      <h3>{text.answer(done)}</h3>
      {answer && <Fields schema={answer} />}
      <h3>{text.refusals}</h3>
      <ul className={s.fields}>
        {refusals.map((status) => (
          <li key={status}>
            <code>{status}</code> <span className={s.note}>{responses[status]?.description}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A call, whose fields are drawn when it is first opened. */
function Call({ name, operation }: Listed) {
  const [isOpened, setOpened] = useState(false);
  const scope = operation.security?.[0]?.apiKey?.[0];
  return (
    <li className={s.call}>
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary>
          <code>{name}</code> {scope && <Badge>{text.scope(scope)}</Badge>}
          <br />
          {operation.summary}
        </summary>
        {isOpened && <Details operation={operation} />}
      </details>
    </li>
  );
}

/** The calls of API keys, from the OpenAPI document. */
export function CallList() {
  const { data, error, isFetching, refetch } = usePublicOpenApiQuery(undefined);
  if (error && !data)
    return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton label={text.loading} count={6} shape="text" />;
  return (
    <>
      <p>
        <a href={`/api${openApi.path}`} className="lone-link">
          {text.document}
        </a>
      </p>
      <ul className={s.calls}>
        {callsOf(data).map((call) => (
          <Call key={call.name} {...call} />
        ))}
      </ul>
    </>
  );
}
