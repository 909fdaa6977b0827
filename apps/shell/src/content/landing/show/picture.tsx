import * as s from "./picture.module.css";

/** The sizes of the pictures that `npm run e2e -- -c pictures.config.ts` takes of the product, in CSS pixels. */
const PHONE = { width: 360, height: 640 };
const SIZES = { room: { width: 960, height: 600 }, "room-phone": PHONE, result: PHONE } as const;
const THEMES = ["light", "dark"] as const;

interface PictureProps {
  name: keyof typeof SIZES;
  alt: string;
  /** The size on a phone, if it differs. */
  onPhone?: keyof typeof SIZES;
}

const sourcesOf = (file: string) => `${file}.webp 1x, ${file}-2x.webp 2x`;

/** A picture of the product in the page's theme; a browser loads only the one that it shows, when it comes near the window. */
export function Picture({ name, alt, onPhone }: PictureProps) {
  return THEMES.map((theme) => {
    const file = `/pictures/${name}-${theme}`;
    return (
      <picture key={theme} className={theme === "light" ? s.light : s.dark}>
        {onPhone && (
          <source
            media="(max-width: 599.98px)"
            srcSet={sourcesOf(`/pictures/${onPhone}-${theme}`)}
            {...SIZES[onPhone]}
          />
        )}
        <img src={`${file}.webp`} srcSet={sourcesOf(file)} {...SIZES[name]} alt={alt} loading="lazy" decoding="async" />
      </picture>
    );
  });
}
