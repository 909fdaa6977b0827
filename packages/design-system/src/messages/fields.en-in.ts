export const remove = "Remove";
export const error = "Error:";
export const file = {
  choose: "Choose file",
  unreadable: "The file could not be read. Choose it again.",
  one: "Choose one file only.",
  kind: (kind: string | undefined) => `Choose a file of this kind: ${kind}.`,
  tooLarge: (size: string, most: string) => `The file has ${size}. It may have ${most} at most.`,
  tooLong: (rows: number, most: number) => `The file has ${rows} rows. It may have ${most} at most.`,
} as const;
export const list = {
  add: (noun: string) => `Add ${noun.toLowerCase()}`,
  entry: (noun: string, at: number, all: number) => `${noun} ${at} of ${all}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
} as const;
