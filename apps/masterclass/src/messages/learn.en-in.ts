import { TEST_PASS_PERCENT, TEST_QUESTIONS, TEST_TRIES, TEST_TRIES_HOURS } from "@dryrun/domain/courses/limits";
import { countOf } from "@dryrun/domain/text";

/** The words of the course's pages. */
export const learn = {
  title: "Data Analyst Course",
  loading: "Loading the course…",
  loadFailed: "The course could not be loaded",
  notFound: "This page is not part of the course",
  toCourse: "All units",
  minutes: (minutes: number) => `${minutes} min`,
  unit: (number: number) => `Unit ${number}`,
  lesson: (number: number, of: number) => `Lesson ${number} of ${of}`,
  done: "Done",
  unsent: (lessons: number) =>
    `${countOf(lessons, "finished lesson")} not sent yet. Your progress is saved on this device and will be sent when you are online.`,
  home: {
    intro: "Ten units, in any order and at your own pace. Pass the test of every unit, and the certificate is yours.",
    progress: (done: number, of: number) => `${done} of ${of} lessons done`,
    tests: (passed: number, of: number) => `${passed} of ${of} tests passed`,
    continue: (title: string, number: number) => `Continue: ${title}, lesson ${number}`,
    begin: "Start lesson 1",
    allRead: "You have done every lesson.",
    exercises: (right: number, of: number) => `Exercises: ${right} of ${of} right`,
    test: (percent: number | null, passed: boolean) =>
      passed
        ? `Test passed: ${percent}%`
        : percent === null
          ? "Test: open"
          : `Test: ${percent}%, ${TEST_PASS_PERCENT}% passes`,
    open: (number: number) => `Open unit ${number}`,
    lessons: "Lessons",
  },
  unitPage: {
    lessons: "Lessons",
    exercises: "Exercises",
    exercisesText: "Each answer is run and graded at once. A wrong one comes back, and you see a model answer.",
    startExercises: "Do the exercises",
    continueExercises: "Continue the exercises",
    best: (score: number | null) => (score === null ? "open" : `${score} of 10`),
    level: (level: number) => `Level ${level}`,
    test: "Unit test",
    testText: `${TEST_QUESTIONS} questions. The first answer to each counts, and ${TEST_PASS_PERCENT}% passes. You can take it before you read the lessons, ${TEST_TRIES} times in ${TEST_TRIES_HOURS} hours. Another try has other questions, and model answers come when you have passed.`,
    startTest: "Take the test",
    againTest: "Take the test again",
    startFailed: "It could not be started. Try again.",
    summary: "On one page",
    download: "Download the summary (PDF)",
    downloadFailed: "The summary could not be downloaded. Try again.",
    interview: "What interviewers ask about this",
  },
  lessonPage: {
    goal: "After this lesson:",
    tryIt: "Change and run it",
    runs: "Runs in this page, on the data of the course.",
    program: "Program",
    result: "Result",
    opening: "Opening…",
    openFailed: "It could not be opened. Check your connection and try again.",
    check: "Check yourself",
    right: "Right.",
    wrong: "Not quite.",
    finish: "Done, next lesson",
    finishUnit: "Done, to the exercises",
    saveFailed: "Your progress could not be saved. Try again.",
    previous: "Previous lesson",
    free: "This is a free lesson",
    freeText:
      "The course has ten units like this one, with exercises that are graded at once, a test for each unit and a certificate.",
    seeCourse: "See the course",
  },
} as const;
