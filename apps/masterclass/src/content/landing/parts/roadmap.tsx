import { Section } from "../../section.tsx";
import * as s from "./roadmap.module.css";

const STEPS = [
  {
    time: "0 to 8 min",
    title: "Read the raw file",
    text: "What one row represents, what each column should hold, and what to ask before touching anything. We list what is wrong: dates kept as text, one city written three ways, an order that is there twice, amounts that are missing.",
  },
  {
    time: "8 to 22 min",
    title: "Clean it in Excel",
    text: "Power Query sets the types, unifies the names and drops exact repeats. What is missing stays visible instead of becoming a zero. Each step is recorded, so next month's file is one refresh.",
  },
  {
    time: "22 to 38 min",
    title: "Question it in SQL",
    text: "The clean table in a database: sales by city, customers who came back, each month against the one before. Filters, groups, one join and one window function.",
  },
  {
    time: "38 to 54 min",
    title: "Show it in Power BI",
    text: "Two tables and a calendar in one model, three measures, one page that a manager reads in ten seconds. Every number on it is checked against the SQL.",
  },
  {
    time: "54 to 60 min",
    title: "Say it",
    text: "Two sentences that answer the manager's question, one about what the data cannot tell, and your questions.",
  },
];

/** The hour on one line that turns solid. */
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
