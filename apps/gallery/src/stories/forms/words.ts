/** What the form of the gallery offers. */
export const words = {
  jobTypes: [
    { value: "full", label: "Full-time" },
    { value: "part", label: "Part-time" },
  ],
  places: [
    { value: "office", label: "Office" },
    { value: "remote", label: "Remote" },
  ],
  skills: ["SQL", "Excel", "Power BI"],
};
