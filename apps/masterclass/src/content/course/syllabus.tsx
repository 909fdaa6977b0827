import { Section } from "../section.tsx";
import * as s from "./syllabus.module.css";

const UNITS = [
  {
    tool: "Excel",
    title: "A sheet you can trust",
    text: "One row per thing, one kind of value per column. Import with Power Query, set types, clean text and dates, remove duplicates, and keep missing values visible.",
    exercise: "Merge four spellings of each supplier into one.",
  },
  {
    tool: "Excel",
    title: "Formulas that survive copying",
    text: "SUMIFS and COUNTIFS, XLOOKUP with INDEX and MATCH behind it, IF around blanks, and FILTER, UNIQUE and SORT where a column used to be copied.",
    exercise: "List each product of a region once, sorted, with one formula.",
  },
  {
    tool: "Excel",
    title: "Summaries and charts",
    text: "PivotTables with shares and running totals, a chart that answers one question, and three ways a chart can mislead.",
    exercise: "Find the month that looks like the best but is not.",
  },
  {
    tool: "SQL",
    title: "Queries on one table",
    text: "SELECT, WHERE, CASE, dates, and NULL, which is neither zero nor empty. The order in which a query is written, and the order in which it runs.",
    exercise: "Find phone numbers that appear more than once.",
  },
  {
    tool: "SQL",
    title: "Queries on several tables",
    text: "INNER, LEFT and anti joins, keys, and why a total doubles after a join. GROUP BY with HAVING, and distinct counts.",
    exercise: "Find customers without an order in the last quarter.",
  },
  {
    tool: "SQL",
    title: "Window functions and steps",
    text: "WITH for a query that is easy to read, ROW_NUMBER for the latest row of each customer, LAG and SUM() OVER to compare months.",
    exercise: "Find the second order of every customer, and how long it took.",
  },
  {
    tool: "Power BI",
    title: "The model first",
    text: "Facts and dimensions, a calendar table, relationships and their direction. What belongs in Power Query and what in a measure.",
    exercise: "Put two files without a common key into one model.",
  },
  {
    tool: "Power BI",
    title: "Measures and a page",
    text: "CALCULATE and filter context, DIVIDE, time intelligence. One page with a number, its trend, its reason, and how you checked it.",
    exercise: "Write a ratio that stays right under every slicer.",
  },
  {
    tool: "VBA",
    title: "Reports that run themselves",
    text: "From the recorder to a macro that you can read: ranges, loops over sheets, errors that say what is wrong. And when Power Query is the better choice.",
    exercise: "Combine forty sheets into one table with one button.",
  },
  {
    tool: "All four",
    title: "The case",
    text: "One question from a manager, one raw file. You choose the tool for each step, build the page, and give the answer in two sentences.",
    exercise: "Take the mock interview on it.",
  },
];

/** The units in the order in which an analyst needs them. */
export function Syllabus() {
  return (
    <Section
      id="syllabus"
      title="Syllabus"
      lead="Ten units, in the order an analyst needs them. Each ends with an exercise like those asked in interviews."
    >
      <ol className={s.units}>
        {UNITS.map(({ tool, title, text, exercise }, index) => (
          <li key={title} className={s.unit}>
            <p className={s.tool}>
              {index + 1}. {tool}
            </p>
            <div>
              <h3 className={s.title}>{title}</h3>
              <p className={s.text}>{text}</p>
              <p className={s.exercise}>Exercise: {exercise}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
