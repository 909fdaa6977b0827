import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RichTextEditor } from "./editor.tsx";
import { RichTextInput } from "./field.tsx";
import { withProtocol } from "./link-form.tsx";

// jsdom has no layout, which ProseMirror asks when it scrolls to the caret.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

function Editor({ value = "", onValue = () => {} }: { value?: string; onValue?: (html: string) => void }) {
  return (
    <>
      <span id="label">Summary</span>
      <RichTextEditor id="summary" labelledBy="label" value={value} onValue={onValue} />
    </>
  );
}
const text = () => screen.getByRole("textbox", { name: "Summary" });

describe("RichTextEditor", () => {
  it("is a named multi-line text with a toolbar of the allowed tools", () => {
    render(<Editor />);
    expect(text()).toHaveAttribute("aria-multiline", "true");
    expect(text()).toHaveAttribute("id", "summary");
    const toolbar = screen.getByRole("toolbar", { name: "Text formatting" });
    const names = within(toolbar)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["Bold", "Italic", "Bulleted list", "Numbered list", "Link"]);
  });

  it("keeps the words of what it does not allow, and loses the rest", () => {
    render(<Editor value="<h1>Head</h1><blockquote>Quote</blockquote><p><u>under</u> <code>x</code></p><img src=x>" />);
    expect(text().querySelector("h1, blockquote, u, code, img[src]")).toBeNull();
    expect(text()).toHaveTextContent("HeadQuoteunder x");
  });

  it("has one tab stop in the toolbar, arrows go round, Alt+F10 goes there", async () => {
    render(<Editor />);
    const buttons = within(screen.getByRole("toolbar")).getAllByRole("button");
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    text().focus();
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    expect(screen.getByRole("button", { name: "Bold" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("button", { name: "Link" })).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(screen.getByRole("button", { name: "Italic" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(text()).toHaveFocus());
  });

  it("makes a list and says so", async () => {
    const onValue = jest.fn();
    render(<Editor value="<p>SQL</p>" onValue={onValue} />);
    await userEvent.click(screen.getByRole("button", { name: "Bulleted list" }));
    expect(onValue).toHaveBeenLastCalledWith("<ul><li><p>SQL</p></li></ul>");
    expect(screen.getByRole("button", { name: "Bulleted list", pressed: true })).toBeInTheDocument();
  });

  it("sets a link with a safe protocol and refuses others", async () => {
    const onValue = jest.fn();
    render(<Editor value="" onValue={onValue} />);
    await userEvent.click(screen.getByRole("button", { name: "Link" }));
    const input = screen.getByRole("textbox", { name: "Link address" });
    expect(input).toHaveFocus();
    await userEvent.type(input, "javascript:alert(1){Enter}");
    expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, "github.com/asha{Enter}");
    expect(onValue).toHaveBeenLastCalledWith(
      '<p><a target="_blank" rel="noopener nofollow ugc" href="https://github.com/asha">github.com/asha</a></p>',
    );
    expect(screen.queryByRole("textbox", { name: "Link address" })).not.toBeInTheDocument();
  });

  it("takes a value that comes from outside", () => {
    const { rerender } = render(<Editor value="<p>old</p>" />);
    rerender(<Editor value="<p>restored</p>" />);
    expect(text()).toHaveTextContent("restored");
  });
});

function Summary({ initial = "" }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <RichTextInput label="Summary" value={value} onValue={setValue} limit={20} error="Too short" />;
}

describe("RichTextInput", () => {
  it("lets one type at once and changes to the editor when the focus leaves", async () => {
    render(<Summary />);
    const standIn = text();
    expect(standIn.tagName).toBe("TEXTAREA");
    act(() => standIn.focus()); // before the editor has come
    await userEvent.type(standIn, "I know SQL", { skipClick: true });
    expect(standIn).toHaveFocus();
    expect(screen.getByText("10 of 20 characters")).toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(text().tagName).toBe("DIV"));
    expect(text()).toHaveTextContent("I know SQL");
    expect(text()).toHaveAttribute("aria-invalid", "true");
    expect(text()).toHaveAccessibleDescription("Error: Too short");
  });

  it("the plain textarea cannot damage a list", () => {
    render(<Summary initial="<ul><li><p>SQL</p></li></ul>" />);
    expect(text()).toHaveAttribute("readonly");
    expect(text()).toHaveValue("SQL");
  });
});

it.each([
  ["x.in", "https://x.in"],
  ["a@x.in", "mailto:a@x.in"],
  ["http://x.in", "http://x.in"],
  ["tel:+91", "tel:+91"],
])("reads %s as %s", (typed, address) => expect(withProtocol(typed)).toBe(address));
