import { expect, it } from "@jest/globals";
import { topicToPractise } from "./topic-to-practise.ts";

const of = (topic: string, lost: number, questions: number) => ({ topic, lost, of: questions * 10 });

it.each([
  {
    when: "the lowest average has one question",
    topics: [of("sql", 20, 3), of("case", 10, 1), of("vba", 0, 1)],
    practised: "sql",
  },
  { when: "two lost the same", topics: [of("sql", 20, 3), of("excel", 20, 2), of("vba", 0, 1)], practised: "excel" },
  { when: "the best lost the most", topics: [of("sql", 12, 3), of("vba", 6, 1)], practised: "vba" },
  { when: "there is one alone", topics: [of("sql", 50, 10)], practised: "sql" },
  { when: "all are nearly full", topics: [of("sql", 2, 3), of("vba", 1, 1)], practised: undefined },
  { when: "there is none", topics: [], practised: undefined },
])("practises $practised if $when", ({ topics, practised }) => {
  expect(topicToPractise(topics)?.topic).toBe(practised);
});
