import userEvent from "@testing-library/user-event";

/** Adds text to a field in one change, as a person who pastes it: for tests that are not about typing. */
export async function fill(field: Element, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
