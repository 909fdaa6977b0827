import { INTERVIEW_TOPICS, type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";

/** The topic whose label this is: the type of a question, the topic of a quiz. */
export const topicOf = (label: string): InterviewTopic | undefined =>
  INTERVIEW_TOPICS.find((topic) => TOPIC_LABELS[topic] === label);
