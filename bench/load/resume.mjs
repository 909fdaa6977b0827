// A resume of four A4 pages.
const TEXT =
  "Monthly reports on <strong>₹4,50,000</strong> of sales for <em>every branch</em>, from the query to the chart that the managers open; " +
  "the numbers that cannot be right are found first, and said in two sentences. ";
const rich = (sentences) =>
  `<p>${TEXT.repeat(sentences)}</p><ul><li>SQL joins and aggregates</li><li>Excel lookups</li></ul>`;
const dates = { startDate: "2020-01-01", endDate: "2022-06-01" };
const contact = { fullName: "Asha Verma", email: "asha@example.com", phone: "9876501234" };

export const FOUR_PAGES = {
  _id: "p",
  studentId: { _id: "u", ...contact },
  isMasked: false,
  ...contact,
  summary: rich(3),
  skills: ["SQL", "Excel", "Power BI", "Python", "Statistics"],
  languages: ["English", "हिन्दी"],
  portfolioUrl: "https://asha.example/portfolio",
  coverLetter: rich(4),
  currentCTC: 300_000,
  expectedCTC: 450_000,
  noWorkExperience: false,
  totalExperienceYears: 6,
  updatedAt: "2026-11-20T10:00:00.000Z",
  workExperience: Array.from({ length: 6 }, (_, index) => ({
    company: `Deccan Foods ${index + 1}`,
    position: "Data Analyst",
    currentlyWorking: false,
    description: rich(4),
    ...dates,
  })),
  education: Array.from({ length: 3 }, (_, index) => ({
    institution: `Pune University ${index + 1}`,
    degree: "B.Com",
    field: "Statistics",
    currentlyStudying: false,
    description: rich(2),
    ...dates,
  })),
  projects: Array.from({ length: 3 }, (_, index) => ({
    title: `Sales board ${index + 1}`,
    url: "https://example.com/board",
    description: rich(3),
    ...dates,
  })),
};
