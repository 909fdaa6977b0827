// The words around a form; its fields and buttons have their callers' words. Imported with `import * as words`.
export const required = "Fields marked * are required.";
export const problem = "There is a problem";
/** Begins the document's title while the form has errors. */
export const errorPrefix = "Error: ";
export const cancel = "Cancel";
export const ourFault = "Something went wrong on our side. Nothing you typed is lost. Try again.";
export const removed = (noun: string) => `${noun} removed`;
export const undo = "Undo";
export const draft = { saved: (time: string) => `Saved on this device ${time}`, startOver: "Start over" };
export const unsaved = {
  title: "Leave without saving?",
  text: "Your changes are not saved.",
  leave: "Leave page",
  stay: "Stay here",
} as const;
export const payIsRight = "Yes, this is right";
