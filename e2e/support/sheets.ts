/** Returns a realistic sheet: full names, titles, phone numbers in all forms, blank lines, and irrelevant columns. */
export function messySheet(stamp: string) {
  const phones = ["+91 98765 432", "098765-432", "98765432", "(98765) 432"];
  const rows = Array.from({ length: 50 }, (_, index) => {
    const number = String(index).padStart(2, "0");
    const name =
      index % 7 === 0
        ? `Ms. Asha Rao ${number}`
        : index % 5 === 0
          ? `Rao ${number}, Asha`
          : `Asha Kumari Rao ${number}`;
    return [
      String(index + 1),
      name,
      `Sheet-${stamp}-${number}@Example.com`,
      `${phones[index % 4]}${number}`,
      "referred",
    ];
  });
  rows[10] = ["11", "Meera", `sheet-${stamp}-10@example`, "12345", ""];
  rows[20] = [...(rows[20] ?? []).with(2, `sheet-${stamp}-19@example.com`)];
  const lines = [
    ["S.No", "Full Name", "E-mail", "Mobile No.", "Remarks"],
    ...rows.slice(0, 25),
    ["", "", "", "", ""],
    ...rows.slice(25),
  ];
  return lines.map((cells) => cells.join("\t")).join("\n");
}
