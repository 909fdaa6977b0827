import { Section } from "../../section.tsx";
import * as s from "./roadmap.module.css";

const STEPS = [
  {
    time: "0 to 8 min",
    title: "Read the raw file",
    text: "What one row represents, what each column should hold, and what to ask before touching anything. We list what is wrong: dates kept as text, one city written three ways, a duplicate order, missing amounts.",
  },
  {
    time: "8 to 22 min",
    title: "Clean it in Excel",
    text: "Power Query sets the types, unifies the names and removes exact duplicates. Missing values stay visible instead of becoming zeros. Each step is recorded, so next month's file is one refresh.",
  },
  {
    time: "22 to 38 min",
    title: "Query it in SQL",
    text: "The clean table goes into a database: sales by city, returning customers, each month compared with the one before. Filters, groups, one join and one window function.",
  },
  {
    time: "38 to 54 min",
    title: "Show it in Power BI",
    text: "Two tables and a calendar in one model, three measures, one page that a manager can read in ten seconds. We check every number on it against the SQL.",
  },
  {
    time: "54 to 60 min",
    title: "Answer the question",
    text: "Two sentences that answer the manager's question, one on what the data cannot show, and your questions.",
  },
];

/** The hour as a line that turns solid. */
export function Roadmap() {
  return (
    <Section id="roadmap" title="Roadmap" lead="The hour, minute by minute. You leave with a page that you built.">
      <ol className={s.steps}>
        {STEPS.map(({ time, title, text }) => (
          <li key={title} className={s.step}>
            <p className={s.time}>{time}</p>
            <div>
              <h3 className={s.title}>{title}</h3>
              <p className={s.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
