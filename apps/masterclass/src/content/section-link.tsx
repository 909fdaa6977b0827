import { type ComponentType, createContext, type ReactNode, use } from "react";

export interface SectionLinkProps {
  to: `#${string}`;
  className?: string | undefined;
  children: ReactNode;
  "aria-current"?: "location" | undefined;
}

const Plain = ({ to, ...rest }: SectionLinkProps) => <a href={to} {...rest} />;

/** How to link to a section: a plain link in static HTML, the router's link in the application. */
export const SectionLinkContext = createContext<ComponentType<SectionLinkProps>>(Plain);

export function SectionLink(props: SectionLinkProps) {
  const Anchor = use(SectionLinkContext);
  return <Anchor {...props} />;
}
