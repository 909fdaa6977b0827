// Sonner's styles hide a toast until an effect has run. On a busy machine a test would find the toast before that.
import "../sonner-toaster.tsx"; // adds sonner's style sheet; the rule below must come after it

const style = document.createElement("style");
style.textContent = "[data-sonner-toast] { opacity: 1; }";
document.head.append(style);
