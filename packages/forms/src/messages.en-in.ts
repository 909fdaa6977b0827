/** The words around a form; its fields and buttons have those of their callers. */
export const words = {
  required: "Fields marked * are required.",
  problem: "There is a problem",
  /** Begins the document's title while the form has errors. */
  errorPrefix: "Error: ",
  cancel: "Cancel",
  ourFault: "Something went wrong on our side. Nothing you typed is lost. Try again.",
  removed: (noun: string) => `${noun} removed`,
  undo: "Undo",
  draft: { saved: (time: string) => `Saved on this device ${time}`, startOver: "Start over" },
  unsaved: {
    title: "Leave without saving?",
    text: "What you changed here is not saved.",
    leave: "Leave page",
    stay: "Stay here",
  },
} as const;
