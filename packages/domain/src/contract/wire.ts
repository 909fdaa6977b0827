import { type AnyObject, array, type ISchema, type ObjectShape, object, string } from "yup";

/** Any text, including the empty one, which `required()` would refuse. */
export const text = () => string().strict().defined();

export const nullableText = () => string().strict().defined().nullable();

/** A point in time: accepts a Date or text, sends ISO text. */
export const isoDate = () =>
  string()
    .defined()
    .transform((_, given) => (given instanceof Date ? given.toISOString() : given));

export const nullableIsoDate = () =>
  string()
    .defined()
    .nullable()
    .transform((_, given) => (given instanceof Date ? given.toISOString() : given));

/** Any number of items, including none. */
export const list = <T>(of: ISchema<T, AnyObject>) => array<AnyObject, T>(of).defined();

export const nullableObject = <S extends ObjectShape>(shape: S) =>
  object(shape).default(undefined).nullable().defined();

/** One of these strings. */
export const choice = <const T extends readonly string[]>(values: T) =>
  string<T[number]>()
    .strict()
    .defined()
    .oneOf<T[number]>(values as readonly T[number][]);

export const nullableChoice = <const T extends readonly string[]>(values: T) =>
  string<T[number]>()
    .strict()
    .defined()
    .nullable()
    .oneOf<T[number] | null>([...values, null]);
