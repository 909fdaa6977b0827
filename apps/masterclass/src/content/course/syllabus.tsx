import { Section } from "../section.tsx";
import * as s from "./syllabus.module.css";

const UNITS = [
  {
    tool: "Excel",
    title: "A sheet that can be trusted",
    text: "One row is one thing, one kind of value per column. Import with Power Query, set types, clean text and dates, drop repeats, keep what is missing visible.",
    exercise: "A supplier list in four spellings becomes one.",
  },
  {
    tool: "Excel",
    title: "Formulas that carry",
    text: "SUMIFS and COUNTIFS, XLOOKUP with INDEX and MATCH behind it, IF around blanks, and FILTER, UNIQUE and SORT where a column used to be copied.",
    exercise: "Each product of a region once, in order, in one formula.",
  },
  {
    tool: "Excel",
    title: "Summaries and charts",
    text: "PivotTables with shares and running totals, a chart that answers one question, and the three ways in which a chart misleads.",
    exercise: "The month that looks best and is not.",
  },
  {
    tool: "SQL",
    title: "Asking one table",
    text: "SELECT, WHERE, CASE, dates, and NULL, which is neither zero nor empty. The order in which a query is read and the one in which it runs.",
    exercise: "Phones that are in the list more than once.",
  },
  {
    tool: "SQL",
    title: "Asking several",
    text: "INNER, LEFT and anti joins, keys, and why a total doubles after a join. GROUP BY with HAVING, and counting distinct things.",
    exercise: "Customers without an order in the last quarter.",
  },
  {
    tool: "SQL",
    title: "Windows and steps",
    text: "WITH for a query that can be read, ROW_NUMBER for the latest of each, LAG and SUM() OVER for month against month.",
    exercise: "The second order of every customer, and how long it took.",
  },
  {
    tool: "Power BI",
    title: "A model first",
    text: "Facts and dimensions, a calendar table, relationships and their direction. What belongs in Power Query and what in a measure.",
    exercise: "Two files that do not share a key, in one model.",
  },
  {
    tool: "Power BI",
    title: "Measures and a page",
    text: "CALCULATE and filter context, DIVIDE, time intelligence. One page: a number, its trend, its reason, and how you checked it.",
    exercise: "A ratio that stays right under every slicer.",
  },
  {
    tool: "VBA",
    title: "Work that repeats",
    text: "From the recorder to a macro that you can read: ranges, loops over sheets, an error that says what is wrong. When Power Query does it better.",
    exercise: "Forty sheets into one table, with one button.",
  },
  {
    tool: "All four",
    title: "The case",
    text: "One question of a manager, one raw file. You choose the tool for each step, build the page, and say the answer in two sentences.",
    exercise: "Then the mock interview on it.",
  },
];

/** The units in the order in which an analyst needs them. */
export function Syllabus() {
  return (
    <Section
      id="syllabus"
      title="Syllabus"
      lead="Ten units, in the order in which an analyst needs them. Each ends with an exercise of the kind that interviews are made of."
    >
      <ol className={s.units}>
        {UNITS.map(({ tool, title, text, exercise }, at) => (
          <li key={title} className={s.unit}>
            <p className={s.tool}>
              {at + 1}. {tool}
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
