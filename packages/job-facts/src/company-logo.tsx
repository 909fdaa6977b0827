import * as s from "./company-logo.module.css";
import { messages } from "./messages.en-in.ts";

interface CompanyLogoProps {
  src: string;
  /** The company's name; may be blank. */
  name: string;
}

/** The logo of a company, on white in both themes: most logos are made for paper. */
export const CompanyLogo = ({ src, name }: CompanyLogoProps) => (
  <img src={src} alt={messages.logoOf(name)} width={64} height={64} decoding="async" className={s.logo} />
);
