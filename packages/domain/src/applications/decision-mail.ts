export interface DecisionFacts {
  name: string;
  jobTitle: string;
  company: string;
  isAccepted: boolean;
  /** What the recruiter wrote; "" when nothing. */
  reason: string;
}

/** What a candidate reads about a decision; the recruiter sees the same words before sending them. */
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
