import * as s from "./picture.module.css";
import { PICTURES } from "./pictures.ts";

interface PictureProps {
  name: keyof typeof PICTURES;
  alt: string;
}

const THEMES = ["light", "dark"] as const;

/** A picture of the product in the theme of the page; a browser fetches only the one that it shows, when it comes near. */
export function Picture({ name, alt }: PictureProps) {
  const { width, height, files } = PICTURES[name];
  return THEMES.map((theme) => (
    <img
      key={theme}
      className={theme === "light" ? s.light : s.dark}
      src={files[theme].once}
      srcSet={`${files[theme].once} 1x, ${files[theme].twice} 2x`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  ));
}
