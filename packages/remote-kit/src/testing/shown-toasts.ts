// Sonner hides a toast until an effect has run, which on a busy machine is after a test has found it. Tests see it at once.
import "../sonner-toaster.tsx"; // adds sonner's style sheet, which this one has to follow

const style = document.createElement("style");
style.textContent = "[data-sonner-toast] { opacity: 1; }";
document.head.append(style);
