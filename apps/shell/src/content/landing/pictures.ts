import resultDark from "./pictures/result-dark.webp";
import resultDarkTwice from "./pictures/result-dark-2x.webp";
import resultLight from "./pictures/result-light.webp";
import resultLightTwice from "./pictures/result-light-2x.webp";
import roomDark from "./pictures/room-dark.webp";
import roomDarkTwice from "./pictures/room-dark-2x.webp";
import roomLight from "./pictures/room-light.webp";
import roomLightTwice from "./pictures/room-light-2x.webp";

/** What `npm run pictures` took of the product, with the size in CSS pixels. */
export const PICTURES = {
  room: {
    width: 960,
    height: 600,
    files: { light: { once: roomLight, twice: roomLightTwice }, dark: { once: roomDark, twice: roomDarkTwice } },
  },
  result: {
    width: 360,
    height: 640,
    files: {
      light: { once: resultLight, twice: resultLightTwice },
      dark: { once: resultDark, twice: resultDarkTwice },
    },
  },
} as const;
