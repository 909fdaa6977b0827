import { array, boolean, number, object, string } from "yup";
import { COMPANY_ROLES } from "../company/permissions.ts";
import { USER_TYPES } from "../contract/call.ts";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableChoice, nullableObject, text } from "../contract/wire.ts";
import { ATTENDANCE_STATUSES } from "../masterclass/limits.ts";
import * as calls from "./calls.ts";
import { loginSchema } from "./login-schema.ts";
import {
  changePasswordSchema,
  firstPasswordSchema,
  forgotPasswordSchema,
  linkToken,
  registerSchema,
} from "./schema.ts";
import { codeSchema, secondFactorOffSchema } from "./second-factor/schema.ts";

const message = object({ message: text() });

export const register = defineContract({
  ...calls.register,
  body: registerSchema,
  status: 201,
  response: message,
  errors: ["EMAIL_TAKEN", "TOO_MANY_REQUESTS"],
});

export const login = defineContract({
  ...calls.login,
  body: loginSchema,
  status: 200,
  response: object({ token: text() }),
  errors: ["BAD_CREDENTIALS", "BLOCKED", "SECOND_FACTOR", "TOO_MANY_REQUESTS"],
});

/**
 * Revokes every token of the account, including the caller's. `endRights` also ends the API keys, webhooks, invitations to the
 * team and calendar address that were made with the account.
 */
export const logoutAll = defineContract({
  ...calls.logoutAll,
  body: object({ endRights: boolean().typeError("This must be true or false.").default(false) }),
  status: 204,
});

export const secondFactor = defineContract({
  ...calls.secondFactor,
  status: 200,
  response: object({
    isOn: boolean().defined(),
    /** Whether the admin's calls require it. */
    isRequired: boolean().defined(),
    recoveryCodesLeft: number().defined(),
  }),
});

/** Returns a new secret for an authenticator app each time; it becomes active once a code confirms it. */
export const setUpSecondFactor = defineContract({
  ...calls.setUpSecondFactor,
  status: 200,
  response: object({
    /** In base32, for typing. */
    secret: text(),
    /** `otpauth://`, for the QR code. */
    uri: text(),
  }),
  errors: ["SECOND_FACTOR_ON"],
});

/** Returns the recovery codes, once. All older tokens are revoked; the new one keeps this browser signed in. */
export const confirmSecondFactor = defineContract({
  ...calls.confirmSecondFactor,
  body: codeSchema,
  status: 200,
  response: object({ recoveryCodes: list(text()), token: text() }),
  errors: ["SECOND_FACTOR_ON", "SECOND_FACTOR_OFF", "TOO_MANY_REQUESTS"],
});

/** A wrong password is a 400 on `password`, a wrong code one on `code`. */
export const removeSecondFactor = defineContract({
  ...calls.removeSecondFactor,
  body: secondFactorOffSchema,
  status: 204,
  errors: ["SECOND_FACTOR_OFF", "TOO_MANY_REQUESTS"],
});

export const me = defineContract({
  ...calls.me,
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
      /** True for an admin who must set up a second factor before any other call of an admin. */
      needsSecondFactor: boolean(),
      /** The company of an employer. */
      company: object({
        id: text(),
        name: text(),
        /** Whether an admin has verified it. */
        verified: boolean().defined(),
        role: choice(COMPANY_ROLES),
        /** True if all its owners are blocked: no other call of an employer is answered. */
        blocked: boolean(),
      })
        .default(undefined)
        .optional(),
      /** Keys of flags that are off for this person. */
      switchedOff: array(text()),
      /** Unread notifications, up to `MAX_UNREAD`. */
      unreadNotifications: number().defined(),
      runningInterview: nullableObject({ sessionId: text(), applicationId: text().nullable(), expiresAt: isoDate() }),
    }),
  }),
});

export const verifyEmail = defineContract({
  ...calls.verifyEmail,
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

export const resendVerification = defineContract({
  ...calls.resendVerification,
  status: 200,
  response: message,
  errors: ["TOO_MANY_REQUESTS"],
});

export const forgotPassword = defineContract({
  ...calls.forgotPassword,
  body: forgotPasswordSchema,
  status: 200,
  response: message,
  errors: ["TOO_MANY_REQUESTS"],
});

/** All older tokens are revoked; the new one keeps this browser signed in. */
export const changePassword = defineContract({
  ...calls.changePassword,
  body: changePasswordSchema,
  status: 200,
  response: object({ message: text(), token: text() }),
  errors: ["TOO_MANY_REQUESTS"],
});

/** Also uses up the link of an invitation or of a purchase; an invitation's link signs in, with `token`. */
export const resetPassword = defineContract({
  ...calls.resetPassword,
  params: linkToken,
  body: firstPasswordSchema,
  status: 200,
  response: object({ message: text(), token: string().strict() }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});
