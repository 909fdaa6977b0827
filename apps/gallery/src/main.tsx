import "@dryrun/design-system/tokens.css";
import "@dryrun/design-system/fonts.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
