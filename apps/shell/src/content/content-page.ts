import type { ComponentType } from "react";

/** A page whose HTML is generated when the shell is built. */
export interface ContentPage {
  path: `/${string}`;
  /** Without the product's name, which the build adds to the document's title. */
  title: string;
  load: () => Promise<ComponentType>;
}
