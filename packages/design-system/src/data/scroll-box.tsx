import { ScrollArea, type ScrollAreaProps } from "./scroll-area.tsx";
import * as s from "./scroll-box.module.css";

/** A framed `ScrollArea` for a table of data. */
export const ScrollBox = (props: Omit<ScrollAreaProps, "className">) => <ScrollArea {...props} className={s.scroll} />;
