export const date = { day: "Day", month: "Month", year: "Year", dayFormat: "DD", yearFormat: "YYYY" };
export const password = { show: "Show", what: "password" };
export const phone = "10-digit phone number";
