import { INTERVIEW_TOPICS, type InterviewTopic, TOPIC_LABELS } from "../../interviews/topics.ts";

interface Criterion {
  key: string;
  name: string;
  description: string;
}

/** The criteria of a job whose company has not changed them: the topics of its interview. */
export const DEFAULT_CRITERIA: readonly Criterion[] = INTERVIEW_TOPICS.map((topic) => ({
  key: topic,
  name: TOPIC_LABELS[topic],
  description: "",
}));

/** Returns the topic of the interview that a criterion is about; undefined for a criterion that the company added. */
export const topicOf = (key: string): InterviewTopic | undefined => INTERVIEW_TOPICS.find((topic) => topic === key);
