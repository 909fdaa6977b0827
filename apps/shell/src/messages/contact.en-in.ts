export const contact = {
  title: "Contact",
  about: "Write to us. A person reads every message. If you would rather send a mail:",
  loading: "Loading the form",
  submit: "Send message",
  pending: "Sending...",
  name: "Name",
  email: "Email",
  topic: "Topic",
  chooseTopic: "Choose a topic",
  message: "Message",
} as const;
