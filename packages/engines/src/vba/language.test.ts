import { expect, test } from "@jest/globals";
import { vbaEngine } from "./engine.ts";
import { data, outcome, printed, result } from "./testing/run.ts";

const prints = (program: string) => printed(program).join(",");

test.each([
  ["For with Step", "For i = 10 To 1 Step -3: Debug.Print i: Next i", "10,7,4,1"],
  ["For without a round", "For i = 2 To 1: Debug.Print i: Next\nDebug.Print i", "2"],
  ["nested For with one Next", "For i = 1 To 2: For j = 1 To 2\nDebug.Print i * j\nNext j, i", "1,2,2,4"],
  ["Exit For", "For i = 1 To 9\nIf i = 3 Then Exit For\nNext\nDebug.Print i", "3"],
  ["For Each over an array", 'For Each v In Array(1, "a")\nDebug.Print v\nNext', "1,a"],
  ["Do While", "n = 0\nDo While n < 2\nn = n + 1\nLoop\nDebug.Print n", "2"],
  ["Do Until", "n = 5\nDo Until n = 3: n = n - 1: Loop\nDebug.Print n", "3"],
  ["Loop Until runs once", "Do\nn = n + 1\nLoop Until True\nDebug.Print n", "1"],
  ["Loop While", "Do: n = n + 1: Loop While n < 4\nDebug.Print n", "4"],
  ["Exit Do", "Do\nn = n + 1\nIf n = 7 Then Exit Do\nLoop\nDebug.Print n", "7"],
  ["While", "While n < 3\nn = n + 1\nWend\nDebug.Print n", "3"],
  ["If in one line", "If 1 > 2 Then Debug.Print 1 Else Debug.Print 2: Debug.Print 3", "2,3"],
  ["If in one line, true", "If True Then Debug.Print 1: Debug.Print 2 Else Debug.Print 3", "1,2"],
  ["ElseIf", "x = 5\nIf x < 3 Then\nDebug.Print 1\nElseIf x < 6 Then\nDebug.Print 2\nElse\nDebug.Print 3\nEnd If", "2"],
  [
    "Select Case",
    'For Each x In Array(1, 4, 9, 7)\nSelect Case x\nCase 1, 2: Debug.Print "low"\nCase 3 To 5\nDebug.Print "mid"\nCase Is > 8: Debug.Print "high"\nCase Else\nDebug.Print "else"\nEnd Select\nNext',
    "low,mid,high,else",
  ],
  ["With", 'With CreateObject("Scripting.Dictionary")\n.Add "a", 1\nDebug.Print .Count, .Item("a")\nEnd With', "1 1"],
  [
    "a dot after a blank is of the With block",
    'With Range("A1:B2")\n.Value = 4\n.Copy .Offset(2, 2)\nDebug.Print .Cells(3, 3)\nEnd With',
    "4",
  ],
  ["a message of the With block", "With ActiveSheet\nDebug.Print .Name; .Index\nEnd With", "Data 1"],
  [
    "a continued line begins with a member",
    'With Range("A1")\nDebug.Print ThisWorkbook _\n  .Worksheets(2) _\n  .Name\nEnd With',
    "Out",
  ],
  ["GoTo", "i = 1\nagain:\ni = i + 1\nIf i < 4 Then GoTo again\nDebug.Print i", "4"],
  ["Const", "Const A = 2, B As Long = A * 3\nDebug.Print B", "6"],
  [
    "ReDim Preserve",
    "Dim a() As Long\nReDim a(1 To 2)\na(2) = 5\nReDim Preserve a(1 To 3)\nDebug.Print a(2) & UBound(a) & a(3)",
    "530",
  ],
  [
    "an array of Variants takes the values of a range",
    'Range("A1:B3").Value = 7\nDim a() As Variant\na = Range("A1:B3").Value\nDebug.Print UBound(a, 1) & UBound(a, 2) & a(3, 2)',
    "327",
  ],
  ["an array of Variants takes Array", "Dim a()\na = Array(4, 5)\nDebug.Print a(1)", "5"],
  [
    "an array of Strings takes Split",
    'Dim a() As String\na = Split("x-y", "-")\nDebug.Print a(1) & TypeName(a)',
    "yString()",
  ],
  [
    "an array of Variants takes the keys of a Dictionary",
    'Dim k()\nWith CreateObject("Scripting.Dictionary")\n.Add "a", 1\nk = .Keys\nEnd With\nDebug.Print k(0)',
    "a",
  ],
  ["Debug.Print of an error", 'Debug.Print Application.Match("q", Range("A1:A2"), 0)', "Error 2042"],
  ["Erase", "Dim a(2) As Long\na(1) = 4\nErase a\nDebug.Print a(1)", "0"],
  ["arrays are copied", "Dim a(1), b\na(0) = 1\nb = a\nb(0) = 2\nDebug.Print a(0)", "1"],
  ["Dim As New", 'Dim c As New Collection\nc.Add 5, "k"\nDebug.Print c("K") + c(1)', "10"],
  ["line continuation", "x = 1 + _\n  2\nDebug.Print x", "3"],
  ["Rem and comments", "Rem nothing\nx = 1 ' a \" in a comment\nDebug.Print x: Rem more", "1"],
  ["type characters before a colon and =", "Dim a&, b!: a& = 4: b! = 1.5\nDebug.Print a&; b!; a&b", "4 1.5 41.5"],
  ["type characters", 'a$ = "x": b% = 2\nDebug.Print a$ & Left$("yz", 1)', "xy"],
  [
    "On Error Resume Next",
    "On Error Resume Next\nx = 1 / 0\nDebug.Print Err.Number & Err.Description\nErr.Clear\nDebug.Print Err.Number",
    "11Division by zero,0",
  ],
  [
    "On Error GoTo and Resume Next",
    'On Error GoTo bad\nx = 1 / 0\nDebug.Print "after"\nExit Sub\nbad:\nDebug.Print Err\nResume Next',
    "11,after",
  ],
  ["Resume repeats", "On Error GoTo bad\nn = 0\nDebug.Print 6 / n\nExit Sub\nbad: n = 3\nResume", "2"],
  [
    "Err.Raise",
    'On Error Resume Next\nErr.Raise 513, "me", "own"\nDebug.Print Err.Number, Err.Description, Err.Source',
    "513 own me",
  ],
  ["Static and Public variables", "x = 1\nDebug.Print x", "1"],
  [
    "Is Nothing",
    'Dim r As Range\nDebug.Print r Is Nothing\nSet r = Range("A1")\nDebug.Print Not r Is Nothing',
    "True,True",
  ],
  ["TypeOf", 'Debug.Print TypeOf Range("A1") Is Range', "True"],
  ["bang and default members", 'Dim d: Set d = CreateObject("Scripting.Dictionary")\nd!k = 3\nDebug.Print d("k")', "3"],
  ["brackets around one argument", 'MsgBox ("a") & "b"\nDebug.Print 1', "1"],
  ["a Variant grows beyond Integer", "x = 32767: x = x + 1\nDebug.Print x, TypeName(x)", "32768 Long"],
  ["numbers and texts of Variants", 'a = 5: b = "5"\nDebug.Print a = b, a = "5"', "False True"],
  ["End", "Debug.Print 1\nEnd\nDebug.Print 2", "1"],
])("%s", (_, program, expected) => {
  expect(prints(program)).toBe(expected);
});

test("procedures: ByRef, ByVal, Optional, ParamArray, named arguments, recursion", () => {
  const program = `Option Explicit
Private total As Long
Sub Main()
  Dim a As Long, b As Long
  a = 1: b = 1
  Change a, b
  Debug.Print a & b
  Debug.Print Sum(1, 2, 3)
  Debug.Print Greeting(last:="Rao")
  Debug.Print Factorial(5)
  Call Count: Count
  Debug.Print total
  Change (a), b
  Debug.Print a
End Sub
Sub Change(ByRef x As Long, ByVal y As Long)
  x = x + 1: y = y + 1
End Sub
Function Sum(ParamArray n() As Variant) As Double
  Dim v As Variant
  For Each v In n: Sum = Sum + v: Next v
End Function
Function Greeting(Optional first As String = "Asha", Optional last) As String
  If IsMissing(last) Then Greeting = first Else Greeting = first & " " & last
End Function
Function Factorial(n As Integer) As Long
  If n <= 1 Then Factorial = 1 Else Factorial = n * Factorial(n - 1)
End Function
Private Sub Count()
  Static calls As Long
  calls = calls + 1
  total = total + calls
End Sub`;
  expect(prints(program)).toBe("21,6,Asha Rao,120,3,2");
});

test("user-defined types and enums", () => {
  const program = `Type Bill
  Number As String
  Amount As Double
End Type
Enum Level
  Low = 3
  High
End Enum
Sub Main()
  Dim a As Bill, b As Bill, list(1 To 2) As Bill
  a.Number = "B-1": a.Amount = 5
  b = a
  b.Amount = 6
  list(2) = b
  list(2).Amount = list(2).Amount + 1
  Debug.Print a.Amount & b.Amount & list(2).Amount & list(2).Number
  Debug.Print High, Level.Low
End Sub`;
  expect(prints(program)).toBe("567B-1,4 3");
});

test("an error goes to the handler of the caller", () => {
  const program = `Sub Main()
  On Error GoTo bad
  Inner
  Exit Sub
bad:
  Debug.Print Err.Number
End Sub
Sub Inner()
  Debug.Print Worksheets("none").Name
End Sub`;
  expect(prints(program)).toBe("9");
});

test.each([
  ["' Sub A()\n' Range(\"A1\") = 1\n' End Sub", "There is no macro"],
  ["", "There is no macro"],
  ["I would loop over the rows and colour them.", "outside a procedure"],
  ["Sub A()\nFor i = 1 To 3\nEnd Sub", "For without Next"],
  ["Sub A()\nIf True Then\nx = 1\nEnd Sub", "If without End If"],
  ["Sub A()\nNext\nEnd Sub", "Next without For"],
  ['Sub A()\nx = "abc\nEnd Sub', "no closing quote"],
  ["Sub A()\nGoTo nowhere\nEnd Sub", "no label nowhere"],
  ["Sub A()\nx = 1", "end sub is missing"],
  ["Sub A()\nx = (1 + 2\nEnd Sub", '")" is missing'],
  ["Option Explicit\nSub A()\nx = 1\nEnd Sub", "x is not defined"],
  ["Sub A()\nDim x\nDim x\nEnd Sub", "declared twice"],
  ["Sub A()\nDoThis 5\nEnd Sub", "no Sub or Function dothis"],
])("%j is refused", (program, message) => {
  expect(vbaEngine.run(program, data())).toMatchObject({ error: { message: expect.stringContaining(message) } });
});

test.each([
  "Do While True\nLoop",
  'Do\nx = x & "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"\nLoop',
  "ReDim a(1 To 100000000)",
  'Columns("A:Z").Value = 1',
  "x = Cells.Value",
  's = String(200000000, "x")',
])("%s ends at a limit", (program) => {
  expect(outcome(program)).toMatchObject({ error: { kind: "limit" } });
});

test("endless recursion, deep nesting and slow texts end at a limit or as an error", () => {
  expect(outcome("Sub A()\nA\nEnd Sub")).toMatchObject({ error: { kind: "limit" } });
  for (const text of [
    "(".repeat(19_000),
    "' _ ".repeat(5_000),
    `Sub A()\nx = ${"Not ".repeat(4_000)}`,
    '"'.repeat(19_999),
    "#".repeat(19_999),
    "a ".repeat(9_000),
    `${"\n".repeat(19_000)}Sub`,
  ])
    expect(vbaEngine.run(text, data())).toMatchObject({ error: { message: expect.any(String) } });
  expect(
    vbaEngine.run(`Sub A()\n${"If True Then\n".repeat(600)}${"End If\n".repeat(600)}End Sub`, data()),
  ).toMatchObject({ ok: {} });
});

test.each([
  'Mid(s, 1, 1) = "x"',
  "Dim s As String * 5",
  "Debug.Assert True",
  'Sheet1.Range("A1") = 1',
  "Line Input #1, s",
  'x = Evaluate("NOSUCHFUNCTION(A2)")',
  "x = Pmt(0.01, 12, 1000)",
  "x = VBA.Partition(5, 0, 100, 10)",
  'Open "C:\\a.txt" For Output As #1',
  'Kill "C:\\a.txt"',
  'SendKeys "x"',
  'Application.OnTime Now, "A"',
  'Shell "cmd"',
  'Range("A1").Foo',
  "x = xlSomething",
  "ActiveSheet.PivotTables(1).Name",
])("%s is not supported", (program) => {
  expect(outcome(program)).toMatchObject({ unsupported: { what: expect.any(String), at: { line: 2 } } });
});

test("Declare and classes are not supported", () => {
  expect(outcome('Private Declare Sub Sleep Lib "kernel32" (ByVal n As Long)\nSub A()\nEnd Sub')).toMatchObject({
    unsupported: { what: "Declare" },
  });
});

test("case, spaces, comments and names never change a result", () => {
  const program =
    'Sub Total()\n  Dim sum As Double, i As Long\n  For i = 1 To 3\n    sum = sum + Cells(i, 1).Value\n  Next i\n  Range("B1").Value = sum\nEnd Sub';
  const workbook = data([[1], [2], [4]]);
  // Other lines ran.
  const resultOf = (text: string) => ({ ...result(text, workbook), lines: [] });
  const plain = resultOf(program);
  expect(plain.workbook.sheets[0]?.cells.B1).toBe(7);
  for (const other of [
    program.toUpperCase(),
    program.toLowerCase(),
    program.replaceAll("\n", "\r\n"),
    program.replaceAll("\n", " ' note\n"),
    program.replaceAll("  ", "\t\t"),
    program.replaceAll(" = ", "="),
    program.replaceAll("+", " _\n +"),
    `Option Explicit\n\n${program}\n\n`,
    program.replaceAll("sum", "x_1").replaceAll(/\bi\b/g, "rowNumber"),
  ])
    expect(resultOf(other)).toEqual(plain);
});

test("a run does not change the data, and can be repeated", () => {
  const workbook = data([
    [1, 2],
    [3, 4],
  ]);
  const before = structuredClone(workbook);
  const program = 'Rows(1).Delete\nRange("A1").Interior.Color = vbRed\nSheets.Add';
  expect(result(program, workbook)).toEqual(result(program, workbook));
  expect(workbook).toEqual(before);
});
