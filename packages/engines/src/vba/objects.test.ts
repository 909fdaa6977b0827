import { expect, test } from "@jest/globals";
import { vbaEngine } from "./engine.ts";
import { after, data, outcome, printed, result, value } from "./testing/run.ts";

const LIST = [
  ["Name", "City", "Fee"],
  ["Ravi", "Pune", 500],
  ["Asha", "Kochi", 750],
  ["Meera", "Pune", 300],
];

test.each([
  ['Range("A1").Value', "Name"],
  ['Range("A1")', "Name"],
  ["Cells(2, 3)", "500"],
  ['Cells(2, "C") + 1', "501"],
  ["[B3]", "Kochi"],
  ["Cells(Rows.Count, 1).End(xlUp).Row", "4"],
  ["Cells(1, Columns.Count).End(xlToLeft).Column", "3"],
  ['Range("A1").End(xlDown).Address', "$A$4"],
  ['Range("A1").End(xlToRight).Address(False, False)', "C1"],
  ['Range("B2").CurrentRegion.Address', "$A$1:$C$4"],
  ["ActiveSheet.UsedRange.Rows.Count", "4"],
  ['Range("A1:C4").Count', "12"],
  ['Range("A1:C4").Rows(2).Address', "$A$2:$C$2"],
  ['Range("A1:C4").Columns("B").Address', "$B$1:$B$4"],
  ['Range("B2").Offset(1, -1).Value', "Asha"],
  ['Range("A1").Resize(2, 3).Address', "$A$1:$C$2"],
  ['Range("B2:C3").Cells(1, 1).Address', "$B$2"],
  ['Range("B2:C3")(2, 2).Address', "$C$3"],
  ['Range("B2:C3").Range("A1").Address', "$B$2"],
  ["Range(Cells(1, 1), Cells(2, 2)).Address", "$A$1:$B$2"],
  ['Range("A1,C3").Areas.Count', "2"],
  ['Union(Range("A1"), Range("C3")).Address', "$A$1,$C$3"],
  ['Intersect(Range("A1:B2"), Range("B2:C3")).Address', "$B$2"],
  ['Intersect(Range("A1"), Range("B2")) Is Nothing', "True"],
  ['Range("A2").EntireRow.Address', "$2:$2"],
  ['Range("C:C").Address', "$C:$C"],
  ['WorksheetFunction.Sum(Range("C:C"))', "1550"],
  ['WorksheetFunction.CountIf(Range("B:B"), "Pune")', "2"],
  ['Application.VLookup("Asha", Range("A:C"), 3, False)', "750"],
  ['WorksheetFunction.Match("Meera", Range("A1:A4"), 0)', "4"],
  ['Application.SumIf(Range("B:B"), "Pune", Range("C:C"))', "800"],
  ['Range("A:A").Find("Meera").Row', "4"],
  ['Range("A:A").Find("eer", LookAt:=xlPart).Row', "4"],
  ['Range("A:A").Find("eer", LookAt:=xlWhole) Is Nothing', "True"],
  ["Worksheets.Count", "2"],
  ['Worksheets("out").Index', "2"],
  ["ThisWorkbook.Name", "Book1.xlsm"],
  ["ThisWorkbook.Path", "C:\\Data"],
  ["ActiveSheet.Name", "Data"],
  ["Application.PathSeparator", "\\"],
  ['TypeName(Range("A1:B2").Value)', "Variant()"],
  ['UBound(Range("A1:C4").Value, 2)', "3"],
  ['Range("A1").HasFormula', "False"],
  ["Evaluate(\"ISREF('Out'!A1)\")", "True"],
  ["Evaluate(\"ISREF('Elsewhere'!A1)\")", "False"],
])("%s is %s", (expression, expected) => {
  expect(value(expression, data(LIST))).toBe(expected);
});

test("enters values, arrays, copies and formulas", () => {
  expect(
    after('Range("A1") = "12"\nRange("A2") = "x": Range("A3:B3") = True\nRange("A5").Value = Array(1)(0)'),
  ).toEqual({ A1: 12, A2: "x", A3: true, B3: true, A5: 1 });
  expect(after('Range("A1").NumberFormat = "@"\nRange("A1") = "007"')).toEqual({ A1: "007" });
  expect(after('Range("A1:C1") = Array(1, 2, 3)\nRange("A2:B3") = 5')).toEqual({
    A1: 1,
    B1: 2,
    C1: 3,
    A2: 5,
    B2: 5,
    A3: 5,
    B3: 5,
  });
  expect(after('Range("D1:D4").Value = Range("C1:C4").Value', LIST)).toMatchObject({ D1: "Fee", D4: 300 });
  expect(after('Range("A1:A3") = Application.Transpose(Array(1, 2, 3))')).toEqual({ A1: 1, A2: 2, A3: 3 });
  expect(after('Range("A1:A2") = WorksheetFunction.Transpose(Array(1))')).toEqual({ A1: 1, A2: 1 });
  expect(after('Range("D2:D4").Formula = "=C2*$C$2"', LIST)).toMatchObject({ D3: { formula: "=C3*$C$2" } });
  expect(
    after('Range("D2:D4").FormulaR1C1 = "=RC[-1]*2"\nRange("D2:D4").Value = Range("D2:D4").Value', LIST),
  ).toMatchObject({ D2: 1000, D3: 1500, D4: 600 });
  expect(after('Range("A1") = #1/2/2025#: Range("B1") = Range("A1") + 1')).toEqual({ A1: 45_659, B1: 45_660 });
});

test("AutoFill moves formulas, and brackets name a range of a sheet", () => {
  expect(after('Range("D2").Formula = "=C2*2"\nRange("D2").AutoFill Range("D2:D4")', LIST)).toMatchObject({
    D4: { formula: "=C4*2" },
  });
  expect(after('Set o = Sheets("Out")\no.[A1] = 5', LIST, 1)).toEqual({ A1: 5 });
  expect(after('Sheets("Out").[A1] = 5\nSheets("Out").Range("A1").Calculate', LIST, 1)).toEqual({ A1: 5 });
});

test("rows and columns: delete, insert, clear, and For Each while rows go", () => {
  const rows = [["x"], [1], [null], [null], [2]];
  expect(after('For i = 5 To 2 Step -1\nIf Cells(i, 1) = "" Then Rows(i).Delete\nNext', rows)).toEqual({
    A1: "x",
    A2: 1,
    A3: 2,
  });
  expect(after('For Each c In Range("A2:A5")\nIf c.Value = "" Then c.EntireRow.Delete\nNext', rows)).toEqual({
    A1: "x",
    A2: 1,
    A4: 2,
  });
  expect(after('Range("A2:A5").SpecialCells(xlCellTypeBlanks).EntireRow.Delete', rows)).toEqual({
    A1: "x",
    A2: 1,
    A3: 2,
  });
  expect(
    after(
      'Dim r As Range\nFor Each c In Range("A2:A5")\nIf IsEmpty(c) Then\nIf r Is Nothing Then Set r = c Else Set r = Union(r, c)\nEnd If\nNext\nr.EntireRow.Delete',
      rows,
    ),
  ).toEqual({ A1: "x", A2: 1, A3: 2 });
  expect(after('Rows(1).Insert\nColumns("A").Insert', [[1], [{ formula: "=A1*2" }]])).toEqual({
    B2: 1,
    B3: { formula: "=B2*2" },
  });
  expect(
    after('Range("A1").Delete xlShiftUp', [
      [1, 2],
      [3, 4],
    ]),
  ).toEqual({ A1: 3, B1: 2, B2: 4 });
  expect(
    after('Range("A1:B1").ClearContents', [
      [1, 2],
      [3, 4],
    ]),
  ).toEqual({ A2: 3, B2: 4 });
});

test("a range moves and shrinks with its rows, and no longer exists after the last of them", () => {
  const program =
    'Set r = Range("B3:B5")\nRows(1).Insert\nDebug.Print r.Address\nRows("4:5").Delete\nDebug.Print r.Address\n';
  expect(printed(program)).toEqual(["$B$4:$B$6", "$B$4"]);
  expect(outcome(`${program}Rows(4).Delete\nDebug.Print r.Address`)).toMatchObject({
    error: { message: expect.stringContaining("'424'") },
  });
});

test.each([
  ['Evaluate("SUM(C2:C4)")', "1550"],
  ['ActiveSheet.Evaluate("SUMPRODUCT((B2:B4=""Pune"")*C2:C4)")', "800"],
  ["[SUM(C2:C3)]", "1250"],
  ['UBound(Evaluate("C2:C4*2"))', "3"],
  ['IsError(Evaluate("1/0"))', "True"],
  ['Application.IfError(Application.Match("q", Range("A:A"), 0), "none")', "none"],
  ['WorksheetFunction.XLookup("Asha", Range("A2:A4"), Range("C2:C4"))', "750"],
  ['WorksheetFunction.XLookup("Nobody", Range("A2:A4"), Range("C2:C4"), "none")', "none"],
])("%s is %s", (expression, expected) => {
  expect(value(expression, data(LIST))).toBe(expected);
});

test("only the visible rows of a filter are pasted as values", () => {
  const filtered = 'Range("A1:C4").AutoFilter 2, "Pune"\n';
  const pasted = { A2: "Ravi", A3: "Meera", C3: 300 };
  for (const from of ['Range("A1:C4")', 'Range("A1:C4").SpecialCells(xlCellTypeVisible)'])
    for (const kind of ["xlPasteValues", "xlPasteValuesAndNumberFormats"]) {
      const macro = `${filtered}${from}.Copy\nWorksheets("Out").Range("A1").PasteSpecial ${kind}`;
      expect(after(macro, LIST, 1)).toMatchObject(pasted);
      expect(after(macro, LIST, 1)).not.toHaveProperty("A4");
    }
});

test("PasteSpecial calculates with the existing numbers", () => {
  const paste = (operation: string) =>
    after(`Range("A1:A3").Copy\nRange("B1:B3").PasteSpecial xlPasteValues, xlPasteSpecialOperation${operation}`, [
      [2, 10],
      [4, null],
      [5, "text"],
    ]);
  expect(paste("Add")).toMatchObject({ B1: 12, B2: 4, B3: "text" });
  expect(paste("Subtract")).toMatchObject({ B1: 8, B2: -4 });
  expect(paste("Multiply")).toMatchObject({ B1: 20, B2: 0 });
  expect(paste("Divide")).toMatchObject({ B1: 5, B2: 0 });
  expect(outcome('Range("A1").Copy\nRange("B1").PasteSpecial xlPasteAll, xlPasteSpecialOperationAdd')).toMatchObject({
    unsupported: { what: expect.stringContaining("PasteSpecial") },
  });
});

test("Worksheet.Sort sorts by its fields when it is applied", () => {
  const sort = (more: string) =>
    `With ActiveSheet.Sort
    .SortFields.Clear
    .SortFields.Add2 Key:=Range("B2:B4"), SortOn:=xlSortOnValues, Order:=xlDescending, DataOption:=xlSortNormal
    .SortFields.Add Key:=Range("C2:C4")
    .SetRange Range("A1:C4")
    .Header = xlYes
    .MatchCase = False
    .Orientation = xlTopToBottom
    .SortMethod = xlPinYin
    ${more}
    End With`;
  expect(after(sort(".Apply"), LIST)).toMatchObject({ A1: "Name", A2: "Meera", A3: "Ravi", A4: "Asha" });
  expect(after(sort(""), LIST)).toMatchObject({ A2: "Ravi", A3: "Asha", A4: "Meera" });
  expect(outcome(sort(".Orientation = xlLeftToRight"))).toMatchObject({ unsupported: { what: "Sort.Orientation" } });
});

test("looks of tabs and windows can be set but not read", () => {
  const set = "ActiveSheet.Tab.Color = vbRed\nActiveWindow.SplitRow = 1\nActiveWindow.FreezePanes = True";
  expect(outcome(set)).toMatchObject({ ok: {} });
  expect(outcome("Debug.Print ActiveWindow.SplitRow")).not.toHaveProperty("ok");
});

test("folders in folders", () => {
  const files = ["C:\\In\\a.xlsx", "C:\\In\\May\\b.xlsx", "C:\\In\\May\\c.xlsx", "C:\\Out\\June\\d.xlsx"];
  const workbook = { ...data(), files: files.map((path) => ({ path })) };
  const system = 'CreateObject("Scripting.FileSystemObject")';
  expect(
    printed(
      `For Each f In ${system}.GetFolder("C:\\In").SubFolders\nDebug.Print f.Name & f.Files.Count\nNext`,
      workbook,
    ),
  ).toEqual(["May2"]);
  expect(value(`${system}.GetFile("C:\\In\\May\\b.xlsx").ParentFolder.ParentFolder.Name`, workbook)).toBe("In");
  expect(value('Dir("C:\\In\\.", vbDirectory)', workbook)).toBe(".");
  expect(value('Dir("C:\\Nowhere\\.", vbDirectory)', workbook)).toBe("");
});

test("copy, cut and paste", () => {
  expect(
    after(
      'Range("A1:B2").Copy Worksheets("Out").Range("C3")',
      [
        [1, 2],
        [{ formula: "=A1" }, 4],
      ],
      1,
    ),
  ).toEqual({ C3: 1, D3: 2, C4: { formula: "=C3" }, D4: 4 });
  expect(
    after('Range("A1").Copy\nRange("B1:B2").PasteSpecial xlPasteValues\nApplication.CutCopyMode = False', [[5]]),
  ).toEqual({ A1: 5, B1: 5, B2: 5 });
  expect(
    after('Range("A1:A2").Copy\nRange("C1").PasteSpecial Paste:=xlPasteValues, Transpose:=True', [[1], [2]]),
  ).toEqual({ A1: 1, A2: 2, C1: 1, D1: 2 });
  expect(after('Range("A1").Cut Range("B2")', [[5]])).toEqual({ B2: 5 });
  expect(outcome('Range("A1").PasteSpecial')).toMatchObject({ error: { message: expect.stringContaining("1004") } });
});

test("sort, filter, duplicates, replace", () => {
  expect(after('Range("A1:C4").Sort Key1:=Range("C1"), Order1:=xlDescending, Header:=xlYes', LIST)).toMatchObject({
    A1: "Name",
    A2: "Asha",
    A3: "Ravi",
    A4: "Meera",
  });
  expect(
    after(
      'Range("A1").AutoFilter 2, "Pune"\nRange("A1").CurrentRegion.SpecialCells(xlCellTypeVisible).Copy Sheets("Out").Range("A1")',
      LIST,
      1,
    ),
  ).toEqual({ A1: "Name", B1: "City", C1: "Fee", A2: "Ravi", B2: "Pune", C2: 500, A3: "Meera", B3: "Pune", C3: 300 });
  expect(
    after(
      'Range("A1").AutoFilter Field:=3, Criteria1:=">=500"\nRange("A1:C4").Copy Sheets("Out").Range("A1")',
      LIST,
      1,
    ),
  ).toMatchObject({ A2: "Ravi", A3: "Asha" });
  const filtered = result('Range("A1").AutoFilter 2, "Kochi"', data(LIST)).workbook.sheets[0];
  expect([filtered?.filter, filtered?.rows]).toEqual(["A1:C4", { 2: { hidden: true }, 4: { hidden: true } }]);
  expect(after('Range("B1:B4").RemoveDuplicates Columns:=1, Header:=xlYes', LIST)).toMatchObject({
    B2: "Pune",
    B3: "Kochi",
  });
  expect(after('Range("B1:B4").AdvancedFilter xlFilterCopy, , Range("E1"), True', LIST)).toMatchObject({
    E1: "City",
    E2: "Pune",
    E3: "Kochi",
  });
  expect(after('Range("B:B").Replace "Pune", "Mumbai"', LIST)).toMatchObject({ B2: "Mumbai", B3: "Kochi" });
});

test("returns formats in the result", () => {
  const sheet = result(
    'Rows(2).Interior.Color = vbYellow\nRange("A1").Font.Bold = True\nRange("C:C").NumberFormat = "0.00"\nColumns("B").ColumnWidth = 20\nColumns("C").Hidden = True',
    data(LIST),
  ).workbook.sheets[0];
  expect(sheet?.formats?.A2).toEqual({ "Interior.Color": 65_535 });
  expect(sheet?.formats?.A1).toEqual({ "Font.Bold": true });
  expect(sheet?.formats?.C3).toEqual({ NumberFormat: "0.00" });
  expect(sheet?.columns).toMatchObject({ B: { size: 20 }, C: { hidden: true } });
  expect(sheet?.rows?.[2]?.format).toEqual({ "Interior.Color": 65_535 });
  expect(value('Range("A1").Interior.ColorIndex')).toBe("-4142");
  expect(printed('Range("A1").Interior.ColorIndex = 6\nDebug.Print Range("A1").Interior.Color')).toEqual(["65535"]);
});

test("sheets: add, name, order, delete, copy", () => {
  const names = (program: string) => result(program).workbook.sheets.map(({ name }) => name);
  expect(names('Sheets.Add.Name = "New"')).toEqual(["New", "Data", "Out"]);
  expect(names("Worksheets.Add After:=Worksheets(Worksheets.Count)")).toEqual(["Data", "Out", "Sheet3"]);
  expect(names('Application.DisplayAlerts = False\nSheets("Out").Delete')).toEqual(["Data"]);
  expect(names('Sheets("Data").Copy After:=Sheets(2)')).toEqual(["Data", "Out", "Data (2)"]);
  expect(names('Sheets("Out").Move Before:=Sheets(1)')).toEqual(["Out", "Data"]);
  expect(outcome('Sheets(1).Name = "Out"')).toMatchObject({
    error: { message: expect.stringContaining("already taken") },
  });
  expect(outcome('Sheets(1).Name = "a/b"')).toMatchObject({
    error: { message: expect.stringContaining("invalid name") },
  });
  expect(result('Sheets("Out").Visible = xlSheetVeryHidden').workbook.sheets[1]?.visible).toBe("very hidden");
  expect(outcome('Sheets("Data").Protect\nSheets("Data").Range("A1") = 1')).toMatchObject({
    error: { message: expect.stringContaining("1004") },
  });
});

test("workbooks and files: open, close, save, Dir", () => {
  const workbook = {
    ...data(),
    files: [{ path: "C:\\Data\\a.xlsx", size: 10, workbook: { sheets: [{ name: "S", cells: { A1: 9 } }] } }],
  };
  const program =
    'Dim wb As Workbook\nIf Dir("C:\\Data\\a.xlsx") = "" Then Exit Sub\nSet wb = Workbooks.Open("C:\\Data\\a.xlsx", ReadOnly:=True)\nThisWorkbook.Sheets("Data").Range("A1") = wb.Sheets(1).Range("A1")\nwb.Close SaveChanges:=False\nThisWorkbook.SaveAs "C:\\Data\\b.xlsm"\nActiveSheet.ExportAsFixedFormat xlTypePDF, "C:\\Data\\b.pdf"';
  const got = result(program, workbook);
  expect(got.workbook.sheets[0]?.cells).toEqual({ A1: 9 });
  expect(got.open).toEqual(["C:\\Data\\b.xlsm"]);
  expect(got.saved).toMatchObject([
    { kind: "saveAs", path: "C:\\Data\\b.xlsm" },
    { kind: "export", path: "C:\\Data\\b.pdf", what: "Data" },
  ]);
  expect(
    printed(
      'f = Dir("C:\\Data\\*.xlsx")\nDo While f <> ""\nDebug.Print f, FileLen("C:\\Data\\" & f)\nf = Dir\nLoop',
      workbook,
    ),
  ).toEqual(["a.xlsx 10"]);
  expect(outcome('Workbooks.Open "C:\\none.xlsx"', workbook)).toMatchObject({
    error: { message: expect.stringContaining("1004") },
  });
});

test("dictionaries", () => {
  const program =
    'Set d = CreateObject("Scripting.Dictionary")\nd.CompareMode = vbTextCompare\nd.Add "a", 1\nd("A") = d("A") + 1\nd("b") = 5\nDebug.Print d.Count & d.Exists("B") & Join(d.Keys, "") & d.Items()(0)\nd.Remove "a"\nFor Each k In d\nDebug.Print k\nNext\nd.Add "b", 1';
  expect(outcome(program)).toMatchObject({ error: { message: expect.stringContaining("'457'") } });
  expect(printed(`On Error Resume Next\n${program}`)).toEqual(["2Trueab2", "b"]);
});

test("tables", () => {
  const workbook = data(LIST, { tables: [{ name: "Fees", range: "A1:C4" }] });
  expect(
    printed(
      'With ActiveSheet.ListObjects("Fees")\nDebug.Print .DataBodyRange.Address, .ListColumns("Fee").DataBodyRange.Address, .ListRows.Count\n.ListRows.Add.Range(1, 1) = "New"\nDebug.Print .Range.Address\nEnd With',
      workbook,
    ),
  ).toEqual(["$A$2:$C$4 $C$2:$C$4 3", "$A$1:$C$5"]);
});

test("supports messages, answers and the state of the application", () => {
  const workbook = { ...data(), answers: ["No", "Asha", null] };
  const got = result(
    'If MsgBox("Sure?", vbYesNo) = vbNo Then Range("A1") = InputBox("Name?")\nIf InputBox("More?") = "" Then Range("A2") = 1\nApplication.ScreenUpdating = False\nApplication.Calculation = xlCalculationManual\nApplication.EnableEvents = False\nApplication.StatusBar = "busy"',
    workbook,
  );
  expect(got.workbook.sheets[0]?.cells).toEqual({ A1: "Asha", A2: 1 });
  expect(got.messages.map(({ text }) => text)).toEqual(["Sure?", "Name?", "More?"]);
  expect(got.application).toEqual({
    screenUpdating: false,
    enableEvents: false,
    displayAlerts: true,
    calculation: "manual",
    statusBar: "busy",
  });
  expect(outcome('x = InputBox("?")')).toMatchObject({ unsupported: {} });
});

test("supports functions for cells, event procedures, and selects the macro to run", () => {
  const udf =
    "Function Half(x As Double) As Variant\nIf x < 0 Then Half = CVErr(xlErrValue) Else Half = x / 2\nEnd Function";
  expect(vbaEngine.run(udf, { ...data(), call: { procedure: "half", arguments: [5] } })).toMatchObject({
    ok: { returned: 2.5 },
  });
  expect(vbaEngine.run(udf, { ...data(), call: { procedure: "half", arguments: [-5] } })).toMatchObject({
    ok: { returned: { error: "#VALUE!" } },
  });
  const change = (guard: string) =>
    `Private Sub Worksheet_Change(ByVal Target As Range)\n${guard}\nTarget.Offset(0, 1).Value = Target.Value\nApplication.EnableEvents = True\nEnd Sub`;
  const workbook = {
    ...data([[5]]),
    module: "Data",
    call: { procedure: "Worksheet_Change", arguments: [{ range: "A1" }] },
  };
  expect(vbaEngine.run(change("Application.EnableEvents = False"), workbook)).toMatchObject({
    ok: { workbook: { sheets: [{ cells: { A1: 5, B1: 5 } }, {}] } },
  });
  expect(vbaEngine.run(change(""), workbook)).toMatchObject({
    error: { kind: expect.stringMatching(/limit|runtime/) },
  });
  expect(printed("Sub Helper()\nDebug.Print 1\nEnd Sub\nSub Main()\nHelper\nDebug.Print 2\nEnd Sub")).toEqual([
    "1",
    "2",
  ]);
});

test.each([
  ['Dim r As Range\nr = Range("A1")', 91],
  ["Dim r As Range\nDebug.Print r.Value", 91],
  ["Set x = 5", 424],
  ["x = 5\nx.Value = 1", 424],
  ['Dim ws As Worksheet\nSet ws = Range("A1")', 13],
  ["Dim i As Integer\ni = 40000", 6],
  ['Dim i As Long\ni = "abc"', 13],
  ["Dim a(3)\na(4) = 1", 9],
  ["Cells(0, 1) = 1", 1004],
  ['Range("A1").SpecialCells xlCellTypeFormulas', 1004],
  ['Sheets("Out").Range("A1").Select', 1004],
])("%j is run-time error %d", (program, number) => {
  expect(outcome(program)).toMatchObject({ error: { message: expect.stringContaining(`'${number}'`) } });
});

test("an answer of true or false presses the agreeing or refusing button of a message", () => {
  const ask = (buttons: string) => `Debug.Print MsgBox("Replace?", ${buttons})`;
  for (const [buttons, agreed, refused] of [
    ["vbYesNo", "6", "7"],
    ["vbOKCancel", "1", "2"],
  ] as const) {
    expect(printed(ask(buttons), { ...data(), answers: [true] })).toEqual([agreed]);
    expect(printed(ask(buttons), { ...data(), answers: [false] })).toEqual([refused]);
  }
});

test("a result counts accesses to ranges and runs of the macro's event procedure", () => {
  const rows = [
    [1, 2],
    [3, 4],
  ];
  expect(result('v = Range("A1:B2").Value', data(rows)).accesses).toBe(1);
  expect(result('For Each c In Range("A1:B2")\nx = c.Value\nNext', data(rows)).accesses).toBe(4);
  const handler =
    "Private Sub Worksheet_Change(ByVal Target As Range)\nIf Target.Column = 1 Then Target.Offset(0, 1).Value = 5\nEnd Sub";
  const call = { procedure: "Worksheet_Change", arguments: [{ range: "A1" }] };
  expect(result(handler, { ...data(rows), module: "Data", call }).eventRuns).toBe(1);
});

test("a result has the values of formulas that the macro wrote", () => {
  expect(
    result(
      'Range("C1:C2").Formula = "=A1*B1"',
      data([
        [2, 3],
        [4, 5],
      ]),
    ).workbook.sheets[0]?.values,
  ).toEqual({ C1: 6, C2: 20 });
});

test("a sheet's module can use the members of its sheet without a qualifier", () => {
  const call = { procedure: "Show", arguments: [] };
  const program = "Sub Show()\nDebug.Print UsedRange.Address\nEnd Sub";
  const workbook = { ...data([[1, 2]]), module: "Data", call };
  expect(result(program, workbook).messages[0]?.text).toBe("$A$1:$B$1");
});

test("variables can have the types of Excel's and VBA's enumerations", () => {
  expect(
    printed("Dim answer As VbMsgBoxResult, mode As XlCalculation\nanswer = vbYes\nDebug.Print answer + mode"),
  ).toEqual(["6"]);
});

test("the filter of a sheet has its range, and attributes tell folders from files", () => {
  const rows = [
    ["a", "b"],
    [1, 3],
    [2, 4],
  ];
  expect(
    printed('Range("A1:B1").AutoFilter 1, 2\nDebug.Print ActiveSheet.AutoFilter.Range.Address', data(rows)),
  ).toEqual(["$A$1:$B$3"]);
  const files = [{ path: "C:\\In\\a.xlsx" }];
  expect(printed('Debug.Print GetAttr("C:\\In") And vbDirectory', { ...data(), files })).toEqual(["16"]);
  expect(outcome('Debug.Print GetAttr("C:\\Out")', { ...data(), files })).toMatchObject({
    error: { message: expect.stringContaining("53") },
  });
});

test("sheet functions that search cells receive ranges", () => {
  const rows = [
    ["West", 5],
    ["South", 7],
    ["West", 2],
  ];
  const shown = (expression: string) => printed(`Debug.Print WorksheetFunction.${expression}`, data(rows));
  expect(shown('CountIf(Range("A:A"), "West")')).toEqual(["2"]);
  expect(shown('SumIf(Columns(1), "West", Range("B1"))')).toEqual(["7"]);
  expect(shown('SumIfs(Range("B1:B3"), Range("A1:A3"), "South")')).toEqual(["7"]);
  expect(shown('VLookup("South", Range("A1:B3"), 2, False)')).toEqual(["7"]);
  expect(shown('Match("South", Columns("A"), 0)')).toEqual(["2"]);
  expect(shown('Max(Range("B:B"))')).toEqual(["7"]);
});
