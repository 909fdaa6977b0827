import {
  JOIN_CLOSES_MINUTES,
  JOIN_OPENS_MINUTES,
  MASTERCLASS_PRICE,
  RECORDING_DAYS,
  REFUND_ATTENDANCE_PERCENT,
  REFUND_DAYS,
} from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";

export interface Scene {
  /** Which picture is drawn: see e2e/welcome-video/film.html. */
  picture: "mark" | "ticket" | "tools" | "recording" | "refund" | "end";
  /** How long it is shown, in seconds. */
  seconds: number;
  title: string;
  text: string;
}

const price = formatRupees(MASTERCLASS_PRICE);

/** The welcome video's scenes. The film, its captions and its text version are made from them. */
export const SCENES: readonly Scene[] = [
  {
    picture: "mark",
    seconds: 5,
    title: "Welcome to the masterclass",
    text: "You have a seat. Here is what happens next.",
  },
  {
    picture: "ticket",
    seconds: 8,
    title: "Join from your masterclass page",
    text: `The Join Now button works from ${JOIN_OPENS_MINUTES} minutes before the start until ${JOIN_CLOSES_MINUTES} minutes after it.`,
  },
  {
    picture: "tools",
    seconds: 8,
    title: "One raw file, three tools",
    text: "The teacher shares a file at the start and works through it in Excel, SQL and Power BI. Ask questions in the chat.",
  },
  {
    picture: "recording",
    seconds: 6,
    title: "Watch it again",
    text: `The recording stays on the same page for ${RECORDING_DAYS} days.`,
  },
  {
    picture: "refund",
    seconds: 9,
    title: `Get your ${price} back, or use it`,
    text: `Attend at least ${REFUND_ATTENDANCE_PERCENT}% of the class. Then claim ${price} back within ${REFUND_DAYS} days, or take ${price} off the data analyst course.`,
  },
  {
    picture: "end",
    seconds: 4,
    title: "See you in class",
    text: "We send you a reminder the day before, and one hour before the start.",
  },
];

export const TOTAL_SECONDS = SCENES.reduce((sum, { seconds }) => sum + seconds, 0);

const timeOf = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}.000`;

/** The captions of the film, in WebVTT. */
export function captionsOf(scenes: readonly Scene[]): string {
  let at = 0;
  const cues = scenes.map(({ seconds, title, text }) => {
    const start = at;
    at += seconds;
    return `${timeOf(start)} --> ${timeOf(at)}\n${title}.\n${text}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}
