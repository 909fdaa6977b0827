/** Filters saved under a name. */
export const views = {
  open: "Saved views",
  title: "Saved views",
  none: "You have not saved a view of this list yet.",
  name: "Name",
  hint: "Saves the filters, the order and the columns of this list to your account. A view with the same name is replaced.",
  save: "Save this view",
  saved: (name: string) => `View "${name}" saved`,
  shareNew: "Share with your company",
  share: "Share",
  unshare: "Stop sharing",
  shareView: (name: string) => `Share the view ${name} with your company`,
  unshareView: (name: string) => `Stop sharing the view ${name}`,
  sharedBy: (author: string | null) => (author ? ` Shared by ${author}` : " Shared with your company"),
  remove: (name: string) => `Delete the view ${name}`,
  failed: "This was not saved. Try again.",
  loadFailed: "Your views could not be loaded.",
} as const;
