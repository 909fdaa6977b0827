import type { NoticePeriod } from "@dryrun/domain/applications/notice";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import type { Random } from "../random.ts";
import type { DemoStudent } from "./students.ts";

const FIRST_JOBS = [
  ["Deccan Traders", "Data Executive", "Daily sales and stock reports; moved the monthly pack from hand work to SQL."],
  [
    "Sunrise Textiles",
    "MIS Assistant",
    "Attendance and dispatch MIS in Excel; a VBA tool now does in four minutes what took a morning.",
  ],
  [
    "Metro Hospitals",
    "Reporting Associate",
    "Bed and billing reports for six departments; found duplicate bills worth ₹3 lakh.",
  ],
  ["GreenLeaf Agro", "Junior Analyst", "Price and arrival data of 40 mandis in one Power BI model."],
  ["CityCab", "Operations Analyst", "Driver hours and cancellations by zone; the night shift was re-planned from it."],
  [
    "Lotus Learning",
    "Academic Analyst",
    "Marks, attendance and fees of 3,000 students; early warnings for class teachers.",
  ],
] as const;
const LATER_JOBS = [
  [
    "Orbit Consulting",
    "Data Analyst",
    "SQL and Power BI for two retail clients; taught their teams to keep the model.",
  ],
  ["Narmada Bank", "Business Analyst", "Branch profitability; the query that three teams now share."],
] as const;
const PROJECTS = [
  ["Sales dashboard for a kirana chain", "Six stores, one Power BI model, refreshed each night."],
  [
    "Monsoon and mandi prices",
    "Ten years of rainfall and onion prices joined in SQL; what three weeks' warning is worth.",
  ],
  ["Metro footfall", "Public ticket data cleaned and mapped; which stations need a second gate."],
  ["Attendance automation", "A VBA add-in that reads the punch machine's file and writes the month's sheet."],
  ["IPL over by over", "2,00,000 deliveries in a star schema; when a captain should keep a review."],
] as const;
const LETTERS = [
  "I would like to bring careful analysis to your team, and to learn from people who have done it longer.",
  "What I do best is to find the number that cannot be right, and to say so early and politely.",
  "I have read what your company does and would like to work on questions whose answers change something.",
] as const;
const NOTICES: readonly NoticePeriod[] = ["now", "1-month", "2-months", "15-days"];
const noticeOf = (years: number): NoticePeriod => NOTICES[Math.floor(years) % NOTICES.length] ?? "now";
const LANGUAGES = [
  "Hindi",
  "Marathi",
  "Tamil",
  "Telugu",
  "Kannada",
  "Bengali",
  "Gujarati",
  "Malayalam",
  "Punjabi",
] as const;

const workEntry = ([company, position, text]: readonly [string, string, string], from: Date, until: Date | null) => ({
  company,
  position,
  startDate: indianDay(from),
  endDate: until && indianDay(until),
  currentlyWorking: until === null,
  description: `<p>${text}</p>`,
});

/** Returns no employer without work experience, one for less than three years, otherwise two. */
function workOf(years: number, now: Date, random: Random) {
  if (years === 0) return [];
  const began = addMs(now, -years * 365 * DAY_MS);
  if (years < 3) return [workEntry(random.one(FIRST_JOBS), began, null)];
  const changed = addMs(began, Math.round(years * 0.55 * 365) * DAY_MS);
  return [workEntry(random.one(LATER_JOBS), changed, null), workEntry(random.one(FIRST_JOBS), began, changed)];
}

/** Returns the resume data of a profile and its applications. */
export function resumeOf(student: DemoStudent, now: Date, random: Random) {
  const { fullName, email, phone, city, college, degree, field, skills, years } = student;
  const graduated = indianDay(addMs(now, -(years * 365 + 90) * DAY_MS));
  const [title, about] = random.one(PROJECTS);
  return {
    fullName,
    email,
    phone,
    summary: `<p>${years === 0 ? "Graduate" : "Data analyst"} from ${city} who works with <strong>${skills.slice(0, 3).join(", ")}</strong>. I like reports that people act on.</p>`,
    skills,
    languages: ["English", ...random.some(LANGUAGES, random.between(1, 2))],
    portfolioUrl: "",
    coverLetter: `<p>${random.one(LETTERS)}</p>`,
    currentCTC: years * 150_000 + (years > 0 ? 180_000 : 0),
    expectedCTC: 400_000 + years * 180_000,
    noticePeriod: noticeOf(years),
    noWorkExperience: years === 0,
    workExperience: workOf(years, now, random),
    education: [
      {
        institution: college,
        degree,
        field,
        startDate: `${Number(graduated.slice(0, 4)) - 3}-07-01`,
        endDate: graduated,
        currentlyStudying: false,
        description: `<p>${field}; final project on data of ${city}.</p>`,
      },
    ],
    projects: [{ title, description: `<p>${about}</p>`, url: "", startDate: null, endDate: null }],
  };
}
export type DemoResume = ReturnType<typeof resumeOf>;
