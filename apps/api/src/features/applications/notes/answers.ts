import type { FoundNote } from "./queries.ts";

export const noteAnswer = ({ note: { id, text, createdAt, editedAt }, author }: FoundNote) => ({
  _id: id,
  text,
  author,
  createdAt: createdAt?.toISOString() ?? null,
  editedAt: editedAt?.toISOString() ?? null,
});
