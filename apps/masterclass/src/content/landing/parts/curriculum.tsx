import { paperClass } from "@dryrun/design-system/pages/paper";
import { Section } from "../../section.tsx";
import * as s from "./curriculum.module.css";
import { Example } from "./example.tsx";

const TOOLS = [
  {
    name: "Excel",
    topics: [
      "Power Query: types, trim, replace, remove duplicates",
      "Text that should be a date, and how to tell",
      "XLOOKUP against a list of cities",
      "A PivotTable as the first check of a total",
    ],
  },
  {
    name: "SQL",
    topics: [
      "SELECT, WHERE and the order a query runs in",
      "GROUP BY, COUNT and COUNT DISTINCT, HAVING",
      "LEFT JOIN, and why a total doubles after one",
      "SUM() OVER to compare each month with the month before",
    ],
  },
  {
    name: "Power BI",
    topics: [
      "Facts, dimensions and a calendar table",
      "Measures with SUM, DISTINCTCOUNT and DIVIDE",
      "What a slicer does to a measure",
      "One page with a number, its trend and its reason",
    ],
  },
];

/** The content of each tool's lesson, with its start as an example. */
export function Curriculum() {
  return (
    <Section
      id="curriculum"
      title="Curriculum"
      lead="Not three introductions: what you need of each tool to take one file from the first look to the answer."
    >
      <div className={s.tools}>
        {TOOLS.map(({ name, topics }) => (
          <section key={name} aria-label={name} className={paperClass(s.tool)}>
            <h3 className={s.name}>{name}</h3>
            <ul className={s.topics}>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Example />
    </Section>
  );
}
