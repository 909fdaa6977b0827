import { MINIMISED_PIXELS } from "@dryrun/domain/interviews/limits";

export interface WindowSize {
  outerWidth: number;
  outerHeight: number;
  innerWidth: number;
  innerHeight: number;
}

/** Returns the part of the window's height that the page does not use. Page zoom scales the inner sizes, so the zoom factor is removed. */
export const hiddenHeight = ({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSize) =>
  innerWidth > 0 && outerWidth > 0 ? outerHeight - innerHeight * (outerWidth / innerWidth) : 0;

/** Whether the window was made smaller; `usual` is the height of the browser's bars without full screen. */
export const isMinimised = (size: WindowSize, usual = 0) => hiddenHeight(size) - Math.max(0, usual) > MINIMISED_PIXELS;
