export const remove = "Remove";
export const error = "Error:";
export const file = {
  choose: "Choose file",
  unreadable: "The file could not be read. Choose it again.",
  one: "Choose one file only.",
  kind: (kind: string) => `Choose a file of this kind: ${kind}.`,
  tooLarge: (size: string, most: string) => `The file is ${size}. The limit is ${most}.`,
  tooLong: (rows: number, most: number) => `The file has ${rows} rows. The limit is ${most}.`,
} as const;
export const list = {
  add: (noun: string) => `Add ${noun.toLowerCase()}`,
  entry: (noun: string, at: number, all: number) => `${noun} ${at} of ${all}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
} as const;
