import { boolean, number, object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, nullableChoice, nullableObject, text } from "../contract/wire.ts";
import { ATTENDANCE_STATUSES } from "../masterclass/limits.ts";
import { loginSchema } from "./login-schema.ts";
import { changePasswordSchema, firstPasswordSchema, forgotPasswordSchema, registerSchema } from "./schema.ts";

const message = object({ message: text() });
const linkToken = object({ token: string().min(20).max(200).required() });

export const register = defineContract({
  method: "POST",
  path: "/auth/register",
  access: "public",
  body: registerSchema,
  status: 201,
  response: message,
  errors: ["EMAIL_TAKEN", "TOO_MANY_REQUESTS"],
});

export const login = defineContract({
  method: "POST",
  path: "/auth/login",
  access: "public",
  body: loginSchema,
  status: 200,
  response: object({ token: text() }),
  errors: ["BAD_CREDENTIALS", "BLOCKED", "TOO_MANY_REQUESTS"],
});

export const USER_TYPES = ["student", "employer", "admin"] as const;

export const me = defineContract({
  method: "GET",
  path: "/auth/me",
  access: "signed-in",
  status: 200,
  response: object({
    user: object({
      _id: text(),
      username: text(),
      fullName: text(),
      email: text(),
      phone: text(),
      userType: choice(USER_TYPES),
      createdAt: isoDate(),
      emailVerified: boolean().defined(),
      isAdult: boolean().defined().nullable(),
      interviewCredits: number().defined(),
      passedQuiz: boolean().defined(),
      hasAttempts: boolean().defined(),
      courseBought: boolean().defined(),
      masterclassEnrolled: boolean().defined(),
      attendanceStatus: nullableChoice(ATTENDANCE_STATUSES),
      runningInterview: nullableObject({ sessionId: text(), applicationId: text().nullable(), expiresAt: isoDate() }),
    }),
  }),
});

export const verifyEmail = defineContract({
  method: "POST",
  path: "/auth/verify-email/:token",
  access: "public",
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

export const resendVerification = defineContract({
  method: "POST",
  path: "/auth/resend-verification",
  access: "signed-in",
  status: 200,
  response: message,
  errors: ["TOO_MANY_REQUESTS"],
});

export const forgotPassword = defineContract({
  method: "POST",
  path: "/auth/forgot-password",
  access: "public",
  body: forgotPasswordSchema,
  status: 200,
  response: message,
  errors: ["TOO_MANY_REQUESTS"],
});

/** Every older token dies; the new one keeps this browser signed in. */
export const changePassword = defineContract({
  method: "POST",
  path: "/auth/change-password",
  access: "signed-in",
  body: changePasswordSchema,
  status: 200,
  response: object({ message: text(), token: text() }),
  errors: ["TOO_MANY_REQUESTS"],
});

/** Also spends the link of an invitation or of a purchase; an invitation's signs in, with `token`. */
export const resetPassword = defineContract({
  method: "POST",
  path: "/auth/reset-password/:token",
  access: "public",
  params: linkToken,
  body: firstPasswordSchema,
  status: 200,
  response: object({ message: text(), token: string().strict() }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});
