import { KEY_CALLS_PER_MINUTE } from "@dryrun/domain/company/api-keys/scopes";
import { MAX_FEED_JOBS } from "@dryrun/domain/company/developers/limits";
import {
  DELIVERY_SECONDS,
  FORMER_SECRET_HOURS,
  SIGNATURE_HEADER,
  SIGNATURE_SECONDS,
} from "@dryrun/domain/company/webhooks/limits";

const MINUTE = 60;

/** The page for developers. */
export const developers = {
  title: "Connect your systems",
  about: "Companies that hire on Dryrun can read and change their jobs and applications from other systems.",
  keys: {
    title: "Calls with an API key",
    texts: [
      "An owner of the company creates a key at My Profile, “API keys and webhooks”. It is shown once. Send it with every call, from a server and never from a page:",
      `A key with the scope read may use calls that read; one with the scope write may use all calls below. A key may be used ${KEY_CALLS_PER_MINUTE} times a minute; then the answer is 429 with the header Retry-After. A key that was revoked is answered with 401, a call that it may not use with 403 and the code SCOPE, anything of another company with 404.`,
      "A refusal is JSON with message and code, and for wrong input with errors, a message for each field.",
    ],
    example: (origin: string) => `curl ${origin}/api/emp/jobs \\\n  -H "Authorization: Bearer dr_live_…"`,
    exampleLabel: "Example of a call",
  },
  calls: {
    title: "Calls",
    document: "OpenAPI 3.1 document",
    loading: "Loading the calls",
    failed: "The calls could not be loaded",
    scope: (scope: string) => `scope ${scope}`,
    parameters: "Parameters",
    body: "Body",
    answer: (status: string) => `Answer ${status}`,
    refusals: "Refusals",
    required: "required",
    anyOf: "any of these forms",
  },
  webhooks: {
    title: "Webhooks",
    texts: [
      `A webhook gets each chosen event as a POST with JSON. Answer with a status from 200 to 299 within ${DELIVERY_SECONDS} seconds; anything else, also a redirect, counts as failed. A failed event is tried again after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours. Then the webhook is switched off if it has accepted nothing since, and its owners get a mail.`,
      "An event may come twice or late: use its id to notice repetitions, and read the present state with a call. It has ids and no personal data.",
    ],
    example: "Example of an event",
    events:
      "The events are application.received, result.sent, application.decided (with the status accepted or rejected) and test.",
  },
  signature: {
    title: "Check the signature",
    texts: [
      `The header ${SIGNATURE_HEADER} has the time in seconds and the signature: t=…,v1=…. The signature is the HMAC-SHA256, in hexadecimal, of the time, a dot and the body, with the secret of the webhook. Refuse an event whose time is more than ${SIGNATURE_SECONDS / MINUTE} minutes off. For ${FORMER_SECRET_HOURS} hours after a change of the secret there is a second v1 with the former one; accept either.`,
    ],
    example: "Check in Node",
  },
  embed: {
    title: "Your open jobs on your website",
    texts: [
      "This shows the open jobs of a company where the first element is. The script sets no cookies and needs no key:",
      `The same jobs are a JSON Feed 1.1, at most the newest ${MAX_FEED_JOBS}, which every site may read:`,
    ],
    example: "Code for a website",
    code: (origin: string) =>
      `<div data-dryrun-jobs="ID OF THE COMPANY"></div>\n<script async src="${origin}/embed/jobs.js"></script>`,
    feedExample: "Address of the feed",
    feed: (origin: string) => `${origin}/companies/ID OF THE COMPANY/jobs.json`,
  },
} as const;
