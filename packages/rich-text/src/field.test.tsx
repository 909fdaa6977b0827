import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RichTextInput } from "./field.tsx";
import { withProtocol } from "./link-form.tsx";

// jsdom has no layout, which ProseMirror needs to scroll to the caret.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

afterEach(() => getSelection()?.removeAllRanges());

interface Given {
  value?: string;
  onValue?: (html: string) => void;
}

function Summary({ value: initial = "", onValue }: Given) {
  const [value, setValue] = useState(initial);
  const keep = (html: string) => {
    setValue(html);
    onValue?.(html);
  };
  return <RichTextInput id="summary" label="Summary" value={value} onValue={keep} limit={20} error="Too short" />;
}
const text = () => screen.getByRole("textbox", { name: "Summary" });
const tool = (name: string) => screen.getByRole("button", { name });

/** Whether the text has the class that the editor adds when it takes over. */
const isEditor = () => text().classList.contains("ProseMirror");
async function touch() {
  fireEvent.pointerEnter(text());
  await waitFor(() => expect(isEditor()).toBe(true));
}

/** Types like a browser without an editing script: at the caret of a text node. */
function typeInto(node: Node, typed: string) {
  node.textContent += typed;
  getSelection()?.collapse(node, node.textContent?.length ?? 0);
  fireEvent.input(text());
}

describe("before a touch", () => {
  it("is a named multi-line text with a toolbar of the allowed tools", () => {
    render(<Summary />);
    expect(text()).toHaveAttribute("aria-multiline", "true");
    expect(text()).toHaveAttribute("id", "summary");
    expect(text()).toHaveAttribute("contenteditable", "true");
    expect(text()).toHaveAttribute("aria-invalid", "true");
    expect(text()).toHaveAccessibleDescription("Error: Too short");
    const names = within(screen.getByRole("toolbar", { name: "Text formatting" }))
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["Bold", "Italic", "Bulleted list", "Numbered list", "Link"]);
  });

  it("shows the allowed part of the value, with a line for the caret in empty blocks", () => {
    render(<Summary value={"<ul><li><p>SQL</p></li></ul>\n<p></p><h1>Head</h1><img src=x onerror=alert(1)>"} />);
    expect(text().innerHTML).toBe("<ul><li><p>SQL</p></li></ul><p><br></p><p><strong>Head</strong></p>");
    expect(text().querySelector("img, h1")).toBeNull();
  });

  it("loads nothing until it is focused or touched", async () => {
    render(<Summary value="<p>SQL</p>" />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(isEditor()).toBe(false);
    act(() => text().focus());
    await waitFor(() => expect(isEditor()).toBe(true));
    expect(text()).toHaveTextContent("SQL");
    expect(text()).toHaveFocus();
  });

  it("shows a value that comes from outside", () => {
    const { rerender } = render(<RichTextInput label="Summary" value="<p>old</p>" onValue={() => {}} />);
    rerender(<RichTextInput label="Summary" value="<p>restored</p>" onValue={() => {}} />);
    expect(text()).toHaveTextContent("restored");
  });

  it("is focused by a press on its label", async () => {
    render(<Summary />);
    await userEvent.click(screen.getByText("Summary"));
    expect(text()).toHaveFocus();
  });
});

describe("the first letters", () => {
  it("reach the value immediately and keep the caret when the editor takes over", async () => {
    const onValue = jest.fn();
    render(<Summary onValue={onValue} />);
    act(() => text().focus());
    const line = text().querySelector("p") as HTMLElement;
    line.replaceChildren(document.createTextNode(""));
    typeInto(line.firstChild as Node, "I know  SQL ");
    expect(onValue).toHaveBeenLastCalledWith("<p>I know  SQL </p>");
    expect(screen.getByText("12 of 20 characters")).toBeInTheDocument();
    await waitFor(() => expect(isEditor()).toBe(true));
    expect(text().innerHTML).toContain("<p>I know  SQL </p>");
    expect(text()).toHaveFocus();
    expect(getSelection()?.focusNode?.textContent).toBe("I know  SQL ");
    expect(getSelection()?.focusOffset).toBe(12);
  });

  it("keep a list, and wrap text outside of paragraphs in a paragraph", () => {
    const onValue = jest.fn();
    render(<Summary value="<ul><li><p>SQL</p></li></ul>" onValue={onValue} />);
    text().append("loose ", document.createElement("b"), document.createElement("div"));
    (text().querySelector("b") as HTMLElement).textContent = "bold";
    (text().querySelector("div") as HTMLElement).textContent = "next";
    fireEvent.input(text());
    expect(onValue).toHaveBeenLastCalledWith(
      "<ul><li><p>SQL</p></li></ul><p>loose <strong>bold</strong></p><p>next</p>",
    );
    text().innerHTML = "<p><br></p>";
    fireEvent.input(text());
    expect(onValue).toHaveBeenLastCalledWith("");
  });

  it("can come from an input method: the editor takes over only after the composition and the press have ended", async () => {
    render(<Summary value="<p>a</p>" />);
    fireEvent.compositionStart(text());
    fireEvent.pointerDown(text());
    act(() => text().focus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    fireEvent.compositionEnd(text());
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(isEditor()).toBe(false);
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(isEditor()).toBe(true));
  });
});

describe("the editor", () => {
  it("keeps the words of elements that it does not allow, and removes the elements", async () => {
    render(
      <Summary value="<h1>Head</h1><blockquote>Quote</blockquote><p><u>under</u> <code>x</code></p><img src=x>" />,
    );
    await touch();
    expect(text().querySelector("h1, blockquote, u, code, img[src]")).toBeNull();
    expect(text()).toHaveTextContent("HeadQuoteunder x");
  });

  it("has one tab stop in the toolbar; arrow keys cycle, and Alt+F10 focuses it", async () => {
    render(<Summary />);
    await touch();
    const buttons = within(screen.getByRole("toolbar")).getAllByRole("button");
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    text().focus();
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    expect(tool("Bold")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(tool("Link")).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(tool("Italic")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(text()).toHaveFocus());
  });

  it("makes a list and shows it as pressed, also for a press before it has loaded", async () => {
    const onValue = jest.fn();
    render(<Summary value="<p>SQL</p>" onValue={onValue} />);
    await userEvent.click(tool("Bulleted list"));
    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith("<ul><li><p>SQL</p></li></ul>"));
    expect(screen.getByRole("button", { name: "Bulleted list", pressed: true })).toBeInTheDocument();
  });

  it("sets a link with a safe protocol and refuses others", async () => {
    const onValue = jest.fn();
    render(<Summary onValue={onValue} />);
    await userEvent.click(tool("Link"));
    const input = await screen.findByRole("textbox", { name: "Link address" });
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

  it("removes a link by Enter on its button", async () => {
    const onValue = jest.fn();
    render(<Summary value='<p><a href="https://x.in">x</a></p>' onValue={onValue} />);
    await touch();
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.click(tool("Link"));
    const remove = await screen.findByRole("button", { name: "Remove link" });
    remove.focus();
    await userEvent.keyboard("{Enter}");
    expect(onValue).toHaveBeenLastCalledWith("<p>x</p>");
  });

  it("shows a value that comes from outside", async () => {
    const { rerender } = render(<RichTextInput label="Summary" value="<p>old</p>" onValue={() => {}} />);
    await touch();
    rerender(<RichTextInput label="Summary" value="<p>restored</p>" onValue={() => {}} />);
    expect(text()).toHaveTextContent("restored");
  });
});

it.each([
  ["x.in", "https://x.in"],
  ["a@x.in", "mailto:a@x.in"],
  ["http://x.in", "http://x.in"],
  ["tel:+91", "tel:+91"],
])("reads %s as %s", (typed, address) => expect(withProtocol(typed)).toBe(address));
