// The one place that imports sonner: shared as a singleton, so that every part's toasts meet in one toaster.
export { Toaster, toast } from "sonner";
