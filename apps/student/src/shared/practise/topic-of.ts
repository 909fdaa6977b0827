import { INTERVIEW_TOPICS, type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";

/** Returns the topic with this label: the type of a question, or the topic of a quiz. */
export const topicOf = (label: string): InterviewTopic | undefined =>
  INTERVIEW_TOPICS.find((topic) => TOPIC_LABELS[topic] === label);
