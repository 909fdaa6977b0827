import { paperClass } from "@dryrun/design-system/pages/paper";
import { Section } from "../section.tsx";
import { SectionLink } from "../section-link.tsx";
import * as s from "./parts/curriculum.module.css";
import { Example } from "./parts/example.tsx";
import { Questions } from "./parts/questions.tsx";
import { Structure } from "./parts/structure.tsx";

const SKILLS = [
  {
    skill: "Say what a file can answer before opening a tool",
    asked: "Which questions would you ask about this table first?",
  },
  {
    skill: "Find the five usual faults and fix them in a way you can repeat",
    asked: "Next month's file has the same faults. What do you do?",
  },
  {
    skill: "Write a query that filters before and after grouping",
    asked: "What is the difference between WHERE and HAVING?",
  },
  {
    skill: "Join two tables without counting anything twice",
    asked: "The total doubled after a join. Why?",
  },
  {
    skill: "Write a measure that stays right under every filter",
    asked: "Why does an average of averages mislead?",
  },
  {
    skill: "Check a dashboard against its source and say what it cannot show",
    asked: "How do you know that this number is right?",
  },
];

/** What participants can do afterwards, and how an interview asks for it. */
export function Skills() {
  return (
    <Section
      id="skills"
      title="Skills"
      lead="What you can do after the hour. Each skill comes with an interview question that tests it."
    >
      <ul className={s.skills}>
        {SKILLS.map(({ skill, asked }) => (
          <li key={skill} className={s.skill}>
            <p>{skill}</p>
            <p className={s.asked}>“{asked}”</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
function Roadmap() {
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

/** The topics of the class, for visitors and for enrolled people. */
export const About = () => (
  <>
    <Roadmap />
    <Curriculum />
    <Skills />
    <Structure />
    <Questions />
  </>
);

/** The quick links of the footer. */
export const QuickLinks = () => (
  <>
    <SectionLink to="#curriculum">Curriculum</SectionLink>
    <SectionLink to="#skills">Skills</SectionLink>
    <SectionLink to="#structure">Course Structure</SectionLink>
    <SectionLink to="#faq">FAQ</SectionLink>
  </>
);
