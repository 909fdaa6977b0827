import { SectionLink } from "../section-link.tsx";
import { Curriculum } from "./parts/curriculum.tsx";
import { Questions } from "./parts/questions.tsx";
import { Roadmap } from "./parts/roadmap.tsx";
import { Skills } from "./parts/skills.tsx";
import { Structure } from "./parts/structure.tsx";

/** The topics of the class, for visitors and for enrolled people. */
export const About = () => (
  <>
    <Roadmap />
    <Curriculum />
    <Skills />
    <Structure />
    <Questions />
  </>
);

/** The quick links of the footer. */
export const QuickLinks = () => (
  <>
    <SectionLink to="#curriculum">Curriculum</SectionLink>
    <SectionLink to="#skills">Skills</SectionLink>
    <SectionLink to="#structure">Course Structure</SectionLink>
    <SectionLink to="#faq">FAQ</SectionLink>
  </>
);
