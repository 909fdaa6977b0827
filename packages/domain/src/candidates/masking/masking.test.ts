import { describe, expect, test } from "@jest/globals";
import { maskContacts } from "./contacts.ts";
import { maskerOf } from "./masker.ts";

test.each([
  "asha@student.example",
  "asha.k+jobs@mail.co.in",
  "asha@okaxis",
  "asha at gmail dot com",
  "linkedin.com/in/asha",
  "अशा@उदाहरण.भारत",
  "+91 98765 43210",
  "+91-9876543210",
  "0091 98765 43210",
  "9876543210",
  "09876543210",
  "98765 43210",
  "987-654-3210",
  "+1 (415) 555-0100",
  "022-2345 6789",
  "(080) 23456789",
])("hides %j and keeps all positions", (contact) => {
  const masked = maskContacts(`Write to ${contact}, please.`);
  expect(masked).toBe(`Write to ${"•".repeat(contact.length)}, please.`);
});

test("keeps positions where characters are normalised or removed", () => {
  const text = "ﬁrst\u200b \u{1f600} mail asha\u200b@student.example ﬁn";
  const masked = maskContacts(text);
  expect(masked.length).toBe(text.length);
  expect(masked).not.toMatch(/asha|student/);
  expect([masked.slice(0, 14), masked.slice(-4)]).toEqual([text.slice(0, 14), " ﬁn".padStart(4, "•")]);
});

test.each([
  "z = 1.0, p = 0.31; about 39,000 per arm",
  "Rs 1,23,45,678 in 2026-11-21 to 2026-12-31",
  "p = 0.03 (1200/39000 against 1100/39000), 12, 15, 18, 20, 25",
  "SELECT 1000000, 12345678901",
  "Sales of 98765.43210 lakh",
])("leaves %j", (text) => expect(maskContacts(text)).toBe(text));

const asha = { fullName: "Asha Verma", email: "ashav92@gmail.com", phone: "9876543210" };
const { text, richText } = maskerOf(asha);

describe("hides a contact detail:", () => {
  test.each([
    ["Write to coolgirl@gmail.com today", "Write to ••• today"],
    ["asha at gmail dot com", "•••"],
    ["riya at gmail dot com", "•••"],
    ["riya [at] gmail [dot] com", "•••"],
    ["riya(at)gmail(dot)com", "•••"],
    ["riya{at}company.co.in!", "•••!"],
    ["riya AT yahoo", "•••"],
    ["riya@gmail", "•••"],
    ["riya @ gmail . com", "•••"],
    ["riya＠gmail．com", "•••"],
    ["riya dot k underscore s at gmail dot com", "•••"],
    ["first.last+tag@mail.example.co.in.", "•••."],
    ["riya.k gmail.com", "•••"],
    ["r i y a @ g m a i l . c o m", "•••"],
    ["ri\u200bya@gm\u00adail.com", "•••"],
    ["insta: @riya_k", "insta: @•••"],
    ["रिया@उदाहरण.भारत", "•••"],
    ["my handle is ashav92", "my handle is •••"],
    ["call 9876543210", "call •••"],
    ["call 98765 43210 now", "call ••• now"],
    ["+91-98765-43210", "+•••"],
    ["(098765) 43210", "(•••"],
    ["9 8 7 6 5 4 3 2 1 0", "•••"],
    ["98.76.54.32.10", "•••"],
    ["९८७६५ ४३२१०", "•••"],
    ["৯৮৭৬৫৪৩২১০", "•••"],
    ["９８７６５４３２１０", "•••"],
    ["nine eight seven six five four three two one zero", "•••"],
    ["नौ आठ सात छह पांच चार तीन दो एक शून्य", "•••"],
    ["98765 four three two 10", "•••"],
    ["98765O43210", "•••"],
    ["first half 98765, the other 43210", "first half •••, the other •••"],
    ["080-2345 6789", "•••"],
    ["+44 20 7946 0958", "+•••"],
    ["see https://example.org/me?x=1, please", "see •••, please"],
    ["see www.example.museum.", "see •••."],
    ["github.com/riya", "•••"],
    ["github dot com slash riya", "•••"],
    ["linkedin/in/riya-k", "•••"],
    ["t.me/riya", "•••"],
    ["portfolio: riya.dev", "portfolio: •••"],
    ["x.com/riya", "•••"],
  ])("%s", (typed, shown) => {
    expect(text(typed)).toBe(shown);
  });
});

test("hides the local part of the own address as a handle too, unless it is as short as a word", () => {
  const shown = (email: string, typed: string) => maskerOf({ ...asha, email }).text(typed);
  expect(shown("coolgirl99@gmail.com", "insta: coolgirl99, CoolGirl99 on Telegram")).toBe(
    "insta: •••, ••• on Telegram",
  );
  expect(shown("sql@gmail.com", "SQL and sql")).toBe("SQL and sql");
});

describe("hides the words of the own name:", () => {
  test.each([
    ["Asha Verma built it", "••• ••• built it"],
    ["ASHA's dashboards", "•••'s dashboards"],
    ["Verma, A.", "•••, •••."],
    ["A. Verma", "•••. •••"],
    ["ashaVerma92 and verma_asha", "••• and •••_•••"],
    ["averma", "•••"],
    ["Ashaji", "•••"],
    ["Ás̈ha", "•••"],
    ["𝓐𝓼𝓱𝓪 𝐕𝐞𝐫𝐦𝐚", "••• •••"],
    ["a s h a", "•••"],
    ["A-S-H-A", "•••"],
    ["a\u200dsha", "•••"],
  ])("%s", (typed, shown) => {
    expect(text(typed)).toBe(shown);
  });

  test.each([
    ["Om Prakash", "Om leads; om prakash; the om sign", "••• leads; ••• •••; the om sign"],
    ["An Li", "An analyst, a list of lines, LI", "••• analyst, a list of lines, •••"],
    ["Will Grace", "I will graduate with grace", "I ••• graduate with •••"],
    ["K. Ravi", "K. Ravi knows k-means and Ravi K", "•••. ••• knows k-means and ••• •••"],
    ["आशा वर्मा", "आशाजी और वर्मा, आशय", "••• और •••, आशय"],
    ["ஆஷா குமார்", "ஆஷாவின் அறிக்கை", "••• அறிக்கை"],
    ["Data Kumar", "Data analysis", "••• analysis"],
  ])("of %s in %s", (fullName, typed, shown) => {
    expect(maskerOf({ ...asha, fullName }).text(typed)).toBe(shown);
  });
});

test.each([
  "Two years of SQL and Power BI.",
  "B.Com and M.Tech, ASP.NET, Node.js, Socket.io, .NET 8",
  "From 2019 to 2022, 2019 - 2021 and 01/07/2019 - 31/05/2022",
  "2019-07-01 to 2022-05-31",
  "₹4,50,000 to 12,00,000 a year; 45,00,000 - 50,00,000",
  "Cut 1,250,000 rows to 3,400 in 2.5 h",
  "Worked at Google and at Deccan Foods. In 2020 I moved.",
  "99.99% of 1000 to 2000 reports a day",
  "one of two, three or four dashboards",
  "vermicelli, ashamed, averages",
  "R&D, C++, C#, F#, A/B tests",
])("leaves %s as it is", (typed) => {
  expect(text(typed)).toBe(typed);
});

test.each([
  ["<p>Mail <strong>ri</strong>ya@<em>gmail</em>.com</p>", "<p>Mail <strong>•••</strong><em></em></p>"],
  ["<p>98765</p><p>43210</p>", "<p>•••</p><p></p>"],
  ['<p>My <a href="https://riya.example">work</a></p>', "<p>My work</p>"],
  ['<p><a href="mailto:riya@gmail.com">Write &amp; ask</a></p>', "<p>Write &amp; ask</p>"],
  [
    "<p>riya&#64;gmail</p><ul><li>As<strong>ha</strong></li></ul>",
    "<p>riya&#64;gmail</p><ul><li>•••<strong></strong></li></ul>",
  ],
  ["<p>R&amp;D &lt;b&gt; 5 &gt; 3</p>", "<p>R&amp;D &lt;b&gt; 5 &gt; 3</p>"],
  ["<p>whole</p><p clas", "<p>whole</p>"],
])("rich text %s", (html, shown) => {
  expect(richText(html)).toBe(shown);
});

describe("takes time in proportion to hostile texts", () => {
  const most = 200_000;
  test.each([
    "a ",
    "a.",
    "@",
    "1 ",
    "1,2",
    "at ",
    "a dot ",
    "<",
    "<p",
    "&",
    "asha",
    "a@",
    "www.",
    "://",
    " ",
    "\u200b",
    "dot ",
  ])("%j repeated", (piece) => {
    const long = piece.repeat(most / piece.length);
    expect(typeof text(long)).toBe("string");
    expect(typeof richText(long)).toBe("string");
  });
});
