import { describe, expect, test } from "@jest/globals";
import { destinationOf, homeOf, isForRole, isOwnPath, type SignedIn } from "./destination.ts";

const student: SignedIn = { userType: "student", passedQuiz: true, masterclassEnrolled: false, attendanceStatus: null };
const employer: SignedIn = { ...student, userType: "employer" };
const admin: SignedIn = { ...student, userType: "admin" };

describe("a person's home", () => {
  test.each([
    { who: { ...student, masterclassEnrolled: true, attendanceStatus: "not_attended" }, home: "/masterclass" },
    { who: { ...student, masterclassEnrolled: true, attendanceStatus: "attended" }, home: "/student/jobs" },
    { who: student, home: "/student/jobs" },
    { who: { ...student, passedQuiz: false }, home: "/student/quiz" },
    {
      who: { ...student, passedQuiz: false, masterclassEnrolled: true, attendanceStatus: "missed" },
      home: "/student/quiz",
    },
    { who: employer, home: "/employer/dashboard" },
    { who: admin, home: "/admin" },
  ])("of $who is $home", ({ who, home }) => {
    expect(homeOf(who)).toBe(home);
  });
});

describe("the destination after sign-in", () => {
  test.each<{
    when: string;
    user: SignedIn;
    redirect: string | null;
    saved: string | null;
    path: string;
    replace: boolean;
  }>([
    {
      when: "the redirect comes first",
      user: student,
      redirect: "/student/quiz",
      saved: "/student/jobs/1",
      path: "/student/quiz",
      replace: true,
    },
    {
      when: "then the saved path",
      user: student,
      redirect: null,
      saved: "/student/jobs/1?apply=1",
      path: "/student/jobs/1?apply=1",
      replace: true,
    },
    { when: "then the home", user: student, redirect: null, saved: null, path: "/student/jobs", replace: false },
    {
      when: "another role's area is dropped",
      user: employer,
      redirect: "/student/jobs",
      saved: null,
      path: "/employer/dashboard",
      replace: false,
    },
    {
      when: "a dropped redirect leaves the saved path",
      user: student,
      redirect: "//evil.example",
      saved: "/student/jobs/2",
      path: "/student/jobs/2",
      replace: true,
    },
    {
      when: "a public page is anybody's",
      user: employer,
      redirect: "/verify-certificate",
      saved: null,
      path: "/verify-certificate",
      replace: true,
    },
    {
      when: "a prefix alone is no area",
      user: employer,
      redirect: "/students",
      saved: null,
      path: "/students",
      replace: true,
    },
  ])("$when", ({ user, redirect, saved, path, replace }) => {
    expect(destinationOf(user, redirect, saved)).toEqual({ path, replace });
  });
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\evil",
  "javascript:alert(1)",
  "student/jobs",
  "",
  "/a\\b",
  "/a\nb",
])("refuses %j as a path of this site", (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test.each(["/", "/student/jobs?title=a b#top", "/a//b", "/ "])("accepts %j as a path of this site", (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each<[string, SignedIn["userType"], boolean]>([
  ["/admin", "admin", true],
  ["/admin", "student", false],
  ["/admin", "employer", false],
  ["/admin?page=2", "student", false],
  ["/admin#users", "employer", false],
  ["/admin/users", "employer", false],
  ["/administrators", "employer", true],
  ["/student", "student", true],
  ["/student", "admin", false],
  ["/student?tab=1", "employer", false],
  ["/employer", "employer", true],
  ["/employer#top", "student", false],
  ["/employer/jobs", "admin", false],
  ["/", "student", true],
  ["/x/student/jobs", "employer", true],
])("opens %s to the role %s: %s", (path, userType, isOpen) => {
  expect(isForRole(path, userType)).toBe(isOpen);
});
