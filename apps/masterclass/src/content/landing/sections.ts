/** The sections about the content of the class, in the order of the page. */
export const ABOUT_SECTIONS = [
  { id: "roadmap", label: "Roadmap" },
  { id: "curriculum", label: "Curriculum" },
  { id: "skills", label: "Skills" },
  { id: "structure", label: "Structure" },
  { id: "faq", label: "FAQ" },
] as const;
/** The sections of the landing page. */
export const SECTIONS = [...ABOUT_SECTIONS, { id: "enroll", label: "Enroll" }] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];
export const HERO_ID = "hero";
/** The id of the shared footer. */
export const FOOTER_ID = "footer";
