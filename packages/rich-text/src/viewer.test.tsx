import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { allowedHtml, isAllowedLink } from "./allowed-html.ts";
import { htmlFromText, textFromHtml } from "./plain-text.ts";
import { RichTextViewer } from "./viewer.tsx";

describe("RichTextViewer", () => {
  it("shows allowed content and opens links safely", () => {
    render(
      <RichTextViewer html='<p>I know <strong>SQL</strong>, see <a href="https://x.in">here</a></p><ul><li>One</li></ul>' />,
    );
    expect(screen.getByText("SQL").tagName).toBe("STRONG");
    expect(screen.getByRole("listitem")).toHaveTextContent("One");
    const link = screen.getByRole("link", { name: "here" });
    expect(link).toHaveAttribute("rel", "noopener nofollow ugc");
    expect(link).toHaveAttribute("target", "_blank");
  });
});

describe("allowedHtml", () => {
  it.each([
    ["<p onclick=alert(1) style='color:red'>a</p>", "<p>a</p>"],
    ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
    ["<img src=x onerror=alert(1)>a", "a"],
    ["<svg><a href='https://x.in'>s</a></svg><p>a</p>", "<p>a</p>"],
    ["<h1>Head</h1>", "Head"],
    ["<b>a</b><i>b</i>", "<strong>a</strong><em>b</em>"],
    ["<constructor>a</constructor><valueof>b</valueof><p>c</p>", "ab<p>c</p>"],
    ["<a href='javascript:alert(1)'>a</a>", "a"],
    ["<a href='java\nscript:alert(1)'>a</a>", "a"],
    ["<a href='data:text/html,x'>a</a>", "a"],
    ["<a href='/jobs'>a</a>", "a"],
    ["<p>1 &lt; 2</p>", "<p>1 &lt; 2</p>"],
    ["<p>SQL</p><p>मैं SQL जानती हूँ</p>", '<p>SQL</p><p lang="hi">मैं SQL जानती हूँ</p>'],
  ])("converts %s to %s", (html, clean) => expect(allowedHtml(html)).toBe(clean));

  it.each([
    ["a", 1],
    ["🙂", 1], // of two halves, which stay together
    ["a ", 0],
  ])("gives a word of 300 times %j %d break opportunities, and changes no letter", (piece, places) => {
    const text = piece.repeat(300).trim();
    const { container } = render(<RichTextViewer html={`<p>${text}</p>`} />);
    expect(container.querySelectorAll("wbr")).toHaveLength(places);
    expect(container.textContent).toBe(text);
  });

  it.each([
    ["https://x.in", true],
    ["mailto:a@x.in", true],
    ["tel:+919876543210", true],
    ["JAVASCRIPT:alert(1)", false],
    ["x.in", false],
  ])("decides whether a link may point to %s", (href, may) => expect(isAllowedLink(href)).toBe(may));
});

describe("plain text", () => {
  it("becomes paragraphs and converts back unchanged", () => {
    const html = htmlFromText("a < b\n\nc");
    expect(html).toBe("<p>a &lt; b</p><p></p><p>c</p>");
    expect(textFromHtml(html)).toBe("a < b\n\nc");
    expect(htmlFromText("")).toBe("");
  });

  it("reads list items as lines", () => {
    expect(textFromHtml("<ul><li><p>a</p></li><li>b</li></ul>")).toBe("a\nb");
  });
});
