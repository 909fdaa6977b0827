import { apply, myApplication } from "@dryrun/domain/applications/contract";
import { createJob } from "@dryrun/domain/jobs/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { ALLOWED_LINK_PROTOCOLS, ALLOWED_TAGS } from "@dryrun/domain/rich-text/allow-list";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";
import { aJob, aPerson, applicationForm, aStudent, jobForm } from "../test/builders.ts";
import { createTestApp, type TestApp } from "../test/create-test-app.ts";
import { call } from "../test/inject.ts";
import { XSS_VECTORS } from "../test/xss-vectors.ts";
import { sanitizeRichText } from "./rich-text.ts";

type Node = DefaultTreeAdapterMap["node"];
const HTML = "http://www.w3.org/1999/xhtml";
const TAGS: readonly string[] = ALLOWED_TAGS;
const PROTOCOLS = ALLOWED_LINK_PROTOCOLS.map((protocol) => `${protocol}:`);

const everyNode = (node: Node): Node[] => [node, ...("childNodes" in node ? node.childNodes.flatMap(everyNode) : [])];

/** Returns the URL's protocol as a browser parses it on one of our pages. */
const protocolOf = (href: string) => new URL(href, "https://dryrun.example/student/profile").protocol;

/** Returns what a browser would render besides text and the elements of our editor. */
function foreignIn(html: string): string[] {
  return everyNode(parseFragment(html, { scriptingEnabled: true })).flatMap((node) => {
    if (node.nodeName === "#document-fragment" || node.nodeName === "#text") return [];
    if (!("tagName" in node)) return [node.nodeName];
    const { tagName, namespaceURI, attrs } = node;
    const isAllowed = TAGS.includes(tagName) && namespaceURI === HTML;
    const wrong = attrs.filter(
      ({ name, value }) => tagName !== "a" || name !== "href" || !PROTOCOLS.includes(protocolOf(value)),
    );
    return [...(isAllowed ? [] : [tagName]), ...wrong.map(({ name, value }) => `${tagName} ${name}=${value}`)];
  });
}

test("detects foreign elements and attributes in the results", () => {
  const html = '<p onclick=x><a href="java&Tab;script:x">a</a><img src=x><!--c--><svg><a></a></svg></p>';
  expect(foreignIn(html)).toEqual(["p onclick=x", "a href=java\tscript:x", "img", "img src=x", "#comment", "svg", "a"]);
  expect(foreignIn('<p>a<br><strong>b</strong> <a href="mailto:a@b.in">c</a></p><ul><li>d</li></ul>')).toEqual([]);
});

describe("reduces published attacks to text and the editor's elements:", () => {
  test.each(XSS_VECTORS)("%s", (_, html) => {
    for (const around of [
      html,
      `<p>before ${html} after</p>`,
      `<ul><li><a href="https://ok.example">${html}</a></li></ul>`,
    ]) {
      const clean = sanitizeRichText(around);
      expect(foreignIn(clean)).toEqual([]);
      expect(foreignIn(serialize(parseFragment(clean)))).toEqual([]); // a browser that serialises it parses the same again
    }
  });

  test("has many different attacks", () => {
    expect(new Set(XSS_VECTORS.map(([, html]) => html)).size).toBe(XSS_VECTORS.length);
    expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(60);
  });
});

test.each([
  "<p>Two <strong>years</strong> of <em>reports</em><br />in Pune</p>",
  "<ul><li><p>SQL</p></li></ul><ol><li><p>Excel</p></li></ol>",
  '<p><a href="https://asha.example/?a=1&amp;b=2">site</a> <a href="mailto:a@b.in">mail</a> <a href="tel:+919876501234">call</a></p>',
  "<p>1 &lt; 2 &amp; 3 &gt; 2; ₹5,00,000; नमस्ते</p>",
])("keeps what the editor writes: %s", (html) => {
  expect(sanitizeRichText(html)).toBe(html);
});

describe("sanitises every rich text field:", () => {
  // The schema refuses NUL before anything is sanitised.
  const attack = `<p>x</p>${XSS_VECTORS.map(([, html]) => `<p>${html.replaceAll("\0", "")}</p>`).join("")}`;
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  /** Returns every text within the value that contains markup. */
  const textsIn = (value: unknown): string[] => {
    if (typeof value === "string") return value.includes("<") ? [value] : [];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const attacked = () => {
    const { workExperience, education, ...rest } = applicationForm({ summary: attack, coverLetter: attack });
    const project = { title: "T", url: "", startDate: "2020-01", endDate: "2020-02", description: attack };
    return {
      ...rest,
      workExperience: workExperience.map((work) => ({ ...work, description: attack })),
      education: education.map((entry) => ({ ...entry, description: attack })),
      projects: [project],
    };
  };
  const expectClean = (value: unknown, fields: number) => {
    const texts = textsIn(value);
    expect(texts).toHaveLength(fields);
    for (const text of texts) expect(foreignIn(text)).toEqual([]);
  };

  test("of a profile", async () => {
    const { token } = await aStudent(testApp);
    const { status, body } = await call(testApp, updateProfile, { body: attacked() }, token);
    expect(status).toBe(200);
    expectClean(body.profile, 5);
  });

  test("of an application", async () => {
    const { token } = await aStudent(testApp);
    const jobId = await aJob(testApp, await aPerson(testApp, "employer"), {
      description: "x",
      requirements: "",
      benefits: "",
    });
    const sent = await call(testApp, apply, { body: { ...attacked(), jobId } }, token);
    expect(sent.status).toBe(201);
    const params = { applicationId: sent.body.applicationId };
    expectClean((await call(testApp, myApplication, { params }, token)).body, 5);
  });

  test("of a job", async () => {
    const { token } = await aPerson(testApp, "employer");
    const texts = { description: attack, requirements: attack, benefits: attack };
    const { status, body } = await call(testApp, createJob, { body: jobForm(texts) }, token);
    expect(status).toBe(201);
    expectClean(body, 3);
  });
});
