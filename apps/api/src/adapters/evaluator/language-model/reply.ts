import type { InterviewQuestion, Rubric } from "@dryrun/content/interview/question";
import { array, type InferType, object, string } from "yup";

const VERDICTS = ["met", "partial", "unmet"] as const;
const MOST_OF_A_TEXT = 4_000;

/** Empty texts are allowed: a criterion that is not met has no quote. */
const text = () => string().strict().defined().max(MOST_OF_A_TEXT);
const quoteSchema = (ids: readonly string[]) => ({ id: string().strict().oneOf(ids).required(), quote: text() });

/** Keeps these fields of a reply and drops others, such as a score. The reasoning is not used. */
const replySchema = ({ points, errors }: Rubric) =>
  object({
    criteria: array(
      object({
        ...quoteSchema(points.map(({ id }) => id)),
        verdict: string().strict().oneOf(VERDICTS).required(),
      }).noUnknown(),
    )
      .required()
      .length(points.length)
      .test("each-once", "criteria has each id exactly once", (items) => {
        return new Set(items.map(({ id }) => id)).size === points.length;
      }),
    errorsStated: array(object(quoteSchema(errors.map(({ id }) => id))).noUnknown())
      .required()
      .max(errors.length),
    feedback: text(),
  }).noUnknown();

/** A model's reading of an answer. Its schema and ids are checked, its quotes are not. */
export type Reading = InferType<ReturnType<typeof replySchema>>;

/** Returns the same as JSON schema, for services that enforce one; the reasoning comes before the conclusions. */
export function replyJsonSchema({ points, errors }: Rubric): Record<string, unknown> {
  const anObject = (properties: Record<string, unknown>) => ({
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const aString = { type: "string" };
  const anId = (items: readonly { id: string }[]) =>
    items.length > 0 ? { type: "string", enum: items.map(({ id }) => id) } : aString;
  return anObject({
    criteria: {
      type: "array",
      items: anObject({
        id: anId(points),
        reasoning: aString,
        quote: aString,
        verdict: { type: "string", enum: [...VERDICTS] },
      }),
    },
    errorsStated: { type: "array", items: anObject({ id: anId(errors), quote: aString }) },
    feedback: aString,
  });
}

/** Parses the reading; null if the reply is not one. */
export function readReply(question: InterviewQuestion, reply: string): Reading | null {
  const replyObject = parsed(reply) ?? parsed(firstObject(reply) ?? "");
  const schema = replySchema(question.rubric);
  try {
    return schema.validateSync(replyObject, { strict: false, stripUnknown: true });
  } catch {
    return null;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the first balanced object in a text, for example in a code fence or after a sentence. */
function firstObject(reply: string): string | undefined {
  const start = reply.indexOf("{");
  let depth = 0;
  let isInString = false;
  for (let index = start; index !== -1 && index < reply.length; index++) {
    const character = reply[index];
    if (isInString) {
      if (character === "\\") index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "{") depth += 1;
    else if (character === "}" && --depth === 0) return reply.slice(start, index + 1);
  }
  return undefined;
}
