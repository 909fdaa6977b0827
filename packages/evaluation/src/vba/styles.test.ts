import { interviewQuestions } from "@dryrun/content/interview/load";
import { expect, it } from "@jest/globals";
import { runMacro } from "./run-macro.ts";

/** Right macros in styles that the references do not have. */
const RIGHT_MACROS: Record<string, string[]> = {
  "vba-speed-up-with-an-array": [
    `Sub Fill()
    Dim bills() As Variant, i As Long, last As Long
    With Worksheets("Bills")
        last = .Cells(.Rows.Count, "C").End(xlUp).Row
        bills = .Range("C2:E" & last).Value
        For i = LBound(bills) To UBound(bills)
            bills(i, 3) = bills(i, 1) * bills(i, 2)
        Next
        .Range("C2:E" & last).Value = bills
    End With
    End Sub`,
    `Sub Evaluated()
    With Worksheets("Bills")
        Dim n As Long: n = .Cells(.Rows.Count, "C").End(xlUp).Row
        .Range("E2:E" & n).Value = .Evaluate("C2:C" & n & "*D2:D" & n)
    End With
    End Sub`,
    `Sub Multiplied()
    With Sheets("Bills")
        .Range("C2", .Cells(.Rows.Count, 3).End(xlUp)).Copy .Range("E2")
        .Range("D2", .Cells(.Rows.Count, 4).End(xlUp)).Copy
        .Range("E2").PasteSpecial Paste:=xlPasteValues, Operation:=xlPasteSpecialOperationMultiply
    End With
    End Sub`,
  ],
  "vba-split-by-region": [
    `Sub SplitAndPaste()
    Dim table As Range, out As Worksheet, names() As Variant, i As Long
    Application.ScreenUpdating = False
    Set table = Worksheets("Data").Range("A1").CurrentRegion
    With CreateObject("Scripting.Dictionary")
        For i = 2 To table.Rows.Count
            .Item(table.Cells(i, 2).Value) = Empty
        Next
        names = .Keys
    End With
    For i = 0 To UBound(names)
        Set out = Nothing
        On Error Resume Next
        Set out = Worksheets(names(i))
        On Error GoTo 0
        If out Is Nothing Then Set out = Worksheets.Add(After:=Worksheets(Worksheets.Count)): out.Name = names(i)
        out.Cells.Clear: out.Tab.Color = vbGreen
        table.AutoFilter 2, names(i)
        table.SpecialCells(xlCellTypeVisible).Copy
        out.Range("A1").PasteSpecial xlPasteValues
    Next
    Worksheets("Data").AutoFilterMode = False
    End Sub`,
  ],
  "vba-files-of-a-folder": [
    `Sub Files()
    Dim f As Object, parts() As String, r As Long
    With Worksheets("Files")
        If Dir(.Range("B1").Value & "\\.", vbDirectory) = "" Then MsgBox .Range("B1").Value & " is missing": Exit Sub
        .Range("A4:C" & .Rows.Count).ClearContents
        r = 4
        For Each f In CreateObject("Scripting.FileSystemObject").GetFolder(.Range("B1").Value).Files
            parts = Split(f.Name, ".")
            If LCase(parts(UBound(parts))) = "xlsx" Then
                .Cells(r, 1) = f.Name
                .Cells(r, 2) = FormatNumber(f.Size / 1024, 1)
                .Cells(r, 3) = FormatDateTime(f.DateLastModified, vbShortDate)
                r = r + 1
            End If
        Next
    End With
    End Sub`,
  ],
};

/** The same macros with one mistake each. */
const WRONG_MACROS: Record<string, string[]> = {
  "vba-speed-up-with-an-array": [
    (RIGHT_MACROS["vba-speed-up-with-an-array"]?.[0] ?? "").replace(
      "bills(i, 1) * bills(i, 2)",
      "bills(i, 1) + bills(i, 2)",
    ),
    (RIGHT_MACROS["vba-speed-up-with-an-array"]?.[2] ?? "").replace("OperationMultiply", "OperationAdd"),
  ],
  "vba-split-by-region": [(RIGHT_MACROS["vba-split-by-region"]?.[0] ?? "").replace("out.Cells.Clear: ", "")],
};

const casesOf = (all: Record<string, string[]>) =>
  Object.entries(all).flatMap(([id, macros]) => macros.map((macro, index) => [id, index + 1, macro] as const));
const verdictOf = (id: string, macro: string) => {
  const exec = interviewQuestions.find((question) => question.id === id)?.rubric.exec;
  return exec?.kind === "vba" ? runMacro(exec, macro).is : null;
};

it.each(casesOf(RIGHT_MACROS))("accepts a macro of another style for %s, %i", (id, _, macro) => {
  expect(verdictOf(id, macro)).toBe("right");
});

it.each(casesOf(WRONG_MACROS))("refuses a nearly right macro for %s, %i", (id, _, macro) => {
  expect(verdictOf(id, macro)).toBe("wrong");
});
