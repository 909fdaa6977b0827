import { UPGRADE_COUPON } from "@dryrun/domain/courses/limits";
import { CREDIT_UNLOCKED, MISSED } from "@dryrun/domain/masterclass/messages";
import { REFUND_WORKING_DAYS } from "@dryrun/domain/payments/limits";

/** The page of an enrolled person. */
export const session = {
  loading: "Loading your session",
  retry: "Try again",
  ticket: "Your session",
  missed: "Missed",
  attended: "Attended",
  opensIn: "Join opens in",
  joining: "Joining...",
  next: (slot: string, left: string) => `${MISSED}. The next one is ${slot}, in ${left}. You join it free of charge.`,
  nextIsNow: `${MISSED}. You join this one free of charge.`,
  thanks: "Thank you for attending.",
  unlocked: `You have ${CREDIT_UNLOCKED}. It comes off the data analyst course:`,
  certificate: "Your certificate",
  toCourse: "Register Now",
  recording: "Watch the recording",
  recordingUntil: (date: string) => `You can watch the recording until ${date}.`,
  contact: (address: string) => `Write to ${address}`,
  refundPolicy: "Refund policy",
  welcome: {
    title: (seconds: number) => `Welcome to the masterclass (${seconds} seconds, no sound)`,
    captions: "English",
    asText: "The video as text",
  },
  refund: {
    title: "Refund",
    offerTitle: "Before you claim it",
    ownerTitle: "Claim your refund?",
    offer: (percent: number, saved: string, credit: string) =>
      `${UPGRADE_COUPON} takes ${percent}% (${saved}) off the data analyst course, and your ${credit} credit comes off too. If you claim the refund, you lose the credit.`,
    upgrade: `Buy the course with ${UPGRADE_COUPON}`,
    cancel: "Cancel",
    claiming: "Claiming...",
    failed: "Failed",
    contact: "Contact support",
    steps: ["Requested", `Paid out within ${REFUND_WORKING_DAYS}`],
    stepsLabel: "Your refund",
  },
} as const;
