import { Section } from "../../section.tsx";
import * as s from "./skills.module.css";

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
