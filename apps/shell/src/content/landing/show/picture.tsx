import * as s from "./picture.module.css";

/** The sizes of what `npm run pictures` takes of the product, in CSS pixels. */
const SIZES = { room: { width: 960, height: 600 }, result: { width: 360, height: 640 } } as const;
const THEMES = ["light", "dark"] as const;

interface PictureProps {
  name: keyof typeof SIZES;
  alt: string;
}

/** A picture of the product in the theme of the page; a browser fetches only the one that it shows, when it comes near. */
export function Picture({ name, alt }: PictureProps) {
  return THEMES.map((theme) => {
    const file = `/pictures/${name}-${theme}`;
    return (
      <img
        key={theme}
        className={theme === "light" ? s.light : s.dark}
        src={`${file}.webp`}
        srcSet={`${file}.webp 1x, ${file}-2x.webp 2x`}
        {...SIZES[name]}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    );
  });
}
