import { MINIMISED_PIXELS } from "@dryrun/domain/interviews/limits";

export interface WindowSize {
  outerWidth: number;
  outerHeight: number;
  innerWidth: number;
  innerHeight: number;
}

/** How much of the window's height is not the page's. Page zoom scales the inner sizes, so its factor is taken out. */
export const hiddenHeight = ({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSize) =>
  innerWidth > 0 && outerWidth > 0 ? outerHeight - innerHeight * (outerWidth / innerWidth) : 0;

/** Whether the window was made smaller; `usual` is the height of the browser's bars without full screen. */
export const isMinimised = (size: WindowSize, usual = 0) => hiddenHeight(size) - Math.max(0, usual) > MINIMISED_PIXELS;
