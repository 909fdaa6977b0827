export const decline = {
  waiting: "Stopping invitations",
  stopFailed: "Invitations could not be stopped. Try again.",
  resumeFailed: "Invitations could not be turned on again. Try again.",
  undo: "Undo",
  stopAgain: "Do not invite me again",
  title: "Invitations",
  cutLink: "This link is not complete, so nothing was changed.",
  copyLink: "Copy the whole link from the mail into the address bar.",
  help: "Ask for help",
} as const;

export const stopAlert = {
  title: "Job alert",
  waiting: "Stopping the alert",
  stopFailed: "The alert could not be stopped. Try again.",
  resumeFailed: "The alert could not be resumed. Try again.",
  undo: "Undo",
  stopAgain: "Stop the mails",
  cutLink: "This link is not complete, so the alert was not stopped.",
  copyLink: "Copy the whole link from the mail, or log in and open Job alerts on the Jobs page.",
  login: "Login",
  gone: "This alert no longer exists, so it sends no e-mails.",
  toHome: "Go to the home page",
} as const;

export const stopKind = {
  title: "E-mails",
  waiting: "Stopping these e-mails",
  stopFailed: "The e-mails could not be stopped. Try again.",
  resumeFailed: "The e-mails could not be turned on again. Try again.",
  undo: "Undo",
  stopAgain: "Stop these e-mails",
  cutLink: "This link is not complete, so nothing was changed.",
  copyLink: "Copy the whole link from the mail, or log in and choose on your profile which e-mails you get.",
  gone: "This account no longer exists, so it gets no e-mails.",
  choose: "Choose which e-mails you get",
} as const;

export const stopMails = {
  tryAgain: "Try again",
} as const;
