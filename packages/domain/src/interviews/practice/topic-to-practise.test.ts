import { expect, it } from "@jest/globals";
import { topicToPractise } from "./topic-to-practise.ts";

const topicWith = (topic: string, lost: number, questions: number) => ({ topic, lost, of: questions * 10 });

it.each([
  {
    when: "the lowest average has one question",
    topics: [topicWith("sql", 20, 3), topicWith("case", 10, 1), topicWith("vba", 0, 1)],
    practised: "sql",
  },
  {
    when: "two lost the same",
    topics: [topicWith("sql", 20, 3), topicWith("excel", 20, 2), topicWith("vba", 0, 1)],
    practised: "excel",
  },
  { when: "the best lost the most", topics: [topicWith("sql", 12, 3), topicWith("vba", 6, 1)], practised: "vba" },
  { when: "there is one alone", topics: [topicWith("sql", 50, 10)], practised: "sql" },
  { when: "all are nearly full", topics: [topicWith("sql", 2, 3), topicWith("vba", 1, 1)], practised: undefined },
  { when: "there is none", topics: [], practised: undefined },
])("practises $practised if $when", ({ topics, practised }) => {
  expect(topicToPractise(topics)?.topic).toBe(practised);
});
