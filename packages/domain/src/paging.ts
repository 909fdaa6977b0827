import { number, type ObjectShape, object } from "yup";

const MAX_LIMIT = 100;

const emptyToUndefined = (value: unknown, original: unknown) => (original === "" ? undefined : value);

export const pageNumber = () =>
  number()
    .transform(emptyToUndefined)
    .integer("page is a whole number.")
    .min(1, "page starts at 1.")
    .max(1_000_000, "page is too large.")
    .typeError("page is a whole number.");

/** The query of a paged list: `page` from 1, `limit` at most `maxLimit`; empty values are the defaults. */
export const pagedQuery = <S extends ObjectShape>(limit: number, shape: S, maxLimit = MAX_LIMIT) =>
  object({
    page: pageNumber().default(1),
    limit: number()
      .transform(emptyToUndefined)
      .transform((value: number | undefined) => (value !== undefined && value > maxLimit ? maxLimit : value))
      .integer("limit is a whole number.")
      .min(1, "limit is at least 1.")
      .typeError("limit is a whole number.")
      .default(limit),
    ...shape,
  });

export const pagingAnswer = {
  totalPages: number().defined(),
  currentPage: number().defined(),
  total: number().defined(),
};
