/** The sections of the landing page, in their order. */
export const SECTIONS = [
  { id: "roadmap", label: "Roadmap" },
  { id: "curriculum", label: "Curriculum" },
  { id: "skills", label: "Skills" },
  { id: "structure", label: "Structure" },
  { id: "faq", label: "FAQ" },
  { id: "enroll", label: "Enroll" },
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];
export const HERO_ID = "hero";
/** The shared footer's. */
export const FOOTER_ID = "footer";
