import type { Story } from "../story.ts";
import * as s from "./stories.module.css";

const COLOURS = [
  ["Grounds", ["bg", "surface", "sunken"]],
  ["Words and lines", ["text", "muted", "line", "control"]],
  ["Action", ["primary", "primary-hover", "on-primary", "primary-soft", "focus"]],
  ["Cue", ["cue", "on-cue", "cue-soft"]],
  ["Meaning", ["success", "success-soft", "warning", "warning-soft", "danger", "danger-soft", "info", "info-soft"]],
  ["Topics of charts", ["chart-1", "chart-2", "chart-3", "chart-4"]],
] as const;
const SIZES = ["display", "h1", "h2", "h3", "h4", "18", "16", "14", "12"];
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const colours: Story = {
  title: "Colours",
  group: "Foundation",
  about:
    "By what they mean, never by how they look. Each pair that is used holds 4.5 to 1 for words, 3 to 1 for marks.",
  states: COLOURS.map(([name, tokens]) => ({
    name,
    show: (
      <ul className={s.swatches}>
        {tokens.map((token) => (
          <li key={token} className={s.swatch}>
            <span className={s.colour} style={{ background: `var(--${token})` }} />
            {`--${token}`}
          </li>
        ))}
      </ul>
    ),
  })),
};

export const type: Story = {
  title: "Type",
  group: "Foundation",
  about:
    "Anek Latin in nine sizes, all in rem. Digits are proportional; clocks, tables and prices ask for equal widths.",
  states: [
    {
      name: "Sizes",
      isWide: true,
      show: (
        <div className={s.stack}>
          {SIZES.map((size) => (
            <p key={size} className={s.sample} style={{ fontSize: `var(--fs-${size})` }}>
              {`${size}: rehearse for ₹4,50,000`}
            </p>
          ))}
        </div>
      ),
    },
    {
      name: "Weights",
      show: (
        <div className={s.stack}>
          {[400, 500, 650, 700].map((weight) => (
            <p key={weight} style={{ fontWeight: weight }}>
              {`${weight}: 0123456789`}
            </p>
          ))}
          <p className="tabular">tabular: 0123456789</p>
        </div>
      ),
    },
    { name: "Code", show: <code>SELECT city, SUM(amount) FROM orders GROUP BY city;</code> },
  ],
};

export const space: Story = {
  title: "Space and borders",
  group: "Foundation",
  about: "Steps of 4 px, small corners, and the idea of the product: dashed is a plan, solid is done.",
  states: [
    {
      name: "Steps",
      show: (
        <div className={s.stack}>
          {SPACES.map((step) => (
            <p key={step} className={s.space}>
              <span className={s.bar} style={{ inlineSize: `var(--s-${step})` }} />
              {`--s-${step}`}
            </p>
          ))}
        </div>
      ),
    },
    {
      name: "Dashed and solid",
      show: (
        <div className={s.stack}>
          <p className={s.draft}>Not sent yet</p>
          <p className={s.final}>Sent 20 Nov 2026, 4:40 pm IST</p>
        </div>
      ),
    },
  ],
};
