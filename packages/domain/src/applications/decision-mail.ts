export interface DecisionFacts {
  name: string;
  jobTitle: string;
  company: string;
  isAccepted: boolean;
  /** The recruiter's reason; "" for none. */
  reason: string;
}

/** The decision mail; the recruiter sees the same text before sending it. */
export const decisionMail = ({ name, jobTitle, company, isAccepted, reason }: DecisionFacts) => ({
  subject: isAccepted ? `${company} accepted your application` : `${company} has decided on your application`,
  greeting: `Hello ${name},`,
  paragraphs: isAccepted
    ? [
        `Good news: ${company} accepted your application for ${jobTitle}. The recruiter will contact you about the next step.`,
      ]
    : [
        `${company} has decided not to continue with your application for ${jobTitle}.`,
        ...(reason ? [`The recruiter wrote:\n${reason}`] : []),
      ],
});
