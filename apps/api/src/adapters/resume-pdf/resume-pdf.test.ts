import { describe, expect, test } from "@jest/globals";
import { readPdf } from "../../../test/read-pdf.ts";
import type { Documents } from "../../ports.ts";
import { createResumePdf } from "./pdfkit.ts";
import { paragraphsOf } from "./rich-text.ts";

type Candidate = Parameters<Documents["resume"]>[0];
const TEXT = `<p>Reports on <strong>₹4,50,000</strong> of sales, <em>every month</em>, see <a href="https://x.in/a?b=1&amp;c=2">the board</a>.</p><ul><li>SQL joins &amp; aggregates</li><li>Excel<ol><li>lookups</li></ol></li></ul><p>मासिक रिपोर्ट</p>`;
const job = (at: number, description = TEXT) => ({
  company: `Deccan Foods ${at}`,
  position: "Analyst",
  startDate: "2021-01-01",
  endDate: null,
  currentlyWorking: true,
  description,
});
const candidate = (change: Partial<Candidate> = {}): Candidate => {
  const contact = { fullName: "Asha Verma", email: "asha@example.com", phone: "9876501234" };
  return {
    _id: "p",
    studentId: { _id: "u", ...contact },
    isMasked: false,
    ...contact,
    summary: TEXT,
    skills: ["SQL", "Power BI"],
    languages: ["English", "हिन्दी"],
    portfolioUrl: "https://asha.example/portfolio",
    coverLetter: "",
    currentCTC: 300_000,
    expectedCTC: 450_000,
    noticePeriod: "1-month",
    noWorkExperience: false,
    totalExperienceYears: 2.5,
    updatedAt: "2026-11-20T10:00:00.000Z",
    applications: [],
    doNotContact: null,
    workExperience: [job(1)],
    education: [
      {
        institution: "BU",
        degree: "B.Com",
        field: "Statistics",
        startDate: "2019-07-01",
        endDate: "2022-05-01",
        currentlyStudying: false,
        description: "<p>Stats</p>",
      },
    ],
    projects: [],
    ...change,
  };
};
const pdf = createResumePdf();

describe("a resume", () => {
  test("is A4, with all details as selectable text and amounts in rupees", async () => {
    const { pages, raw } = readPdf(await pdf.write(candidate()));
    expect(pages).toHaveLength(1);
    for (const words of [
      "Asha Verma",
      "asha@example.com",
      "+91 98765 01234",
      "Expects ₹4,50,000 a year",
      "Notice period: 1 month",
      "2.5 years of experience",
      "Work experience",
      "Analyst, Deccan Foods 1",
      "Jan 2021 – present",
      "₹4,50,000",
      "SQL joins & aggregates",
      "B.Com, Statistics",
      "BU, Jul 2019 – May 2022",
    ])
      expect(pages[0]).toContain(words);
    expect(raw).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
  });

  test("embeds its fonts, including Devanagari, and stores the words for copying with the glyphs", async () => {
    const { raw, kept } = readPdf(await pdf.write(candidate({ fullName: "आशा वर्मा" })));
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(2);
    expect(raw).not.toMatch(/Helvetica/);
    for (const words of ["आशा वर्मा", "मासिक रिपोर्ट", "हिन्दी"]) expect(kept.join("\n")).toContain(words);
  });

  test("has web and mail links, except when masked", async () => {
    const { raw } = readPdf(await pdf.write(candidate()));
    for (const link of ["https://x.in/a?b=1&c=2", "mailto:asha@example.com", "https://asha.example/portfolio"])
      expect(raw).toContain(`(${link})`);
    const masked = readPdf(await pdf.write(candidate({ isMasked: true, email: "***@***", fullName: "A*** V***" })));
    expect(masked.raw).not.toContain("mailto:");
  });

  test("splits no entry across pages, and numbers the pages", async () => {
    const work = Array.from({ length: 12 }, (_, index) => job(index));
    const { pages } = readPdf(await pdf.write(candidate({ workExperience: work })));
    expect(pages.length).toBeGreaterThan(2);
    for (const { company } of work) {
      const page = pages.find((text) => text.includes(company)) ?? "";
      expect(page.split(company)[1]).toContain("SQL joins & aggregates");
    }
    for (const [index, text] of pages.entries()) expect(text).toContain(`page ${index + 1} of ${pages.length}`);
  });

  test("continues an entry longer than a page on the next pages, with nothing lost", async () => {
    const long = Array.from({ length: 120 }, (_, index) => `<p>Line ${index} of a long story.</p>`).join("");
    const { pages } = readPdf(await pdf.write(candidate({ workExperience: [job(1, long)] })));
    const all = pages.join("\n");
    for (let index = 0; index < 120; index++) expect(all).toContain(`Line ${index} of a long story.`);
  });

  test.each<[string, Partial<Candidate>]>([
    [
      "nothing but a name",
      { summary: "", skills: [], languages: [], workExperience: [], education: [], portfolioUrl: "", currentCTC: 0 },
    ],
    [
      "a word longer than a line",
      { summary: `<p>${"x".repeat(5000)}</p>`, portfolioUrl: `https://x.in/${"y".repeat(2000)}` },
    ],
    ["signs that the font lacks", { summary: "<p>😀 தமிழ் \u200d ‮</p>" }],
    [
      "every limit",
      { workExperience: Array.from({ length: 20 }, (_, index) => job(index, `<p>${"word ".repeat(4000)}</p>`)) },
    ],
  ])("is a valid document with %s", async (_, change) => {
    const { raw } = readPdf(await pdf.write(candidate(change)));
    expect(raw).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  });
});

describe("rich text", () => {
  test("becomes paragraphs and list items with their styles", () => {
    const read = paragraphsOf(TEXT).map(({ runs, depth, mark }) => [
      runs.map(({ text }) => text).join(""),
      depth,
      mark,
    ]);
    expect(read).toEqual([
      ["Reports on ₹4,50,000 of sales, every month, see the board.", 0, undefined],
      ["SQL joins & aggregates", 1, "•"],
      ["Excel", 1, "•"],
      ["lookups", 2, "1."],
      ["मासिक रिपोर्ट", 0, undefined],
    ]);
    const looks = paragraphsOf(TEXT)[0]?.runs.filter((run) => run.isBold || run.isItalic || run.link);
    expect(looks?.map(({ text }) => text)).toEqual(["₹4,50,000", "every month", "the board"]);
  });

  test.each([
    ["<p>a<br>b</p>", ["a", "b"]],
    ["<p></p><p> </p>", []],
    ["bare &lt;b&gt; &#39;text&#39;", ["bare <b> 'text'"]],
    ["<ol><li><p>one</p></li><li><p>two</p></li></ol>", ["one", "two"]],
  ])("%s", (html, texts) => {
    expect(paragraphsOf(html).map(({ runs }) => runs.map(({ text }) => text).join(""))).toEqual(texts);
  });
});
