import type { ComponentType } from "react";

/** A page whose HTML is made when the shell is built. */
export interface ContentPage {
  path: `/${string}`;
  /** Without the product's name, which the document's title adds. */
  title: string;
  load: () => Promise<ComponentType>;
}
