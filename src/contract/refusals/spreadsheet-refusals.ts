import { z } from 'zod'

/** Why an Excel workbook is refused. Details name the sheet, and the row or the cell in it, where there is one. */
export const spreadsheetRefusals = {
  no_spreadsheet: {
    status: 400,
    de: 'Die Datei heißt .xlsx, ist aber keine Excel-Arbeitsmappe. Ist es eine Liste als Text, geben Sie ihr bitte die Endung .csv oder .json.',
    en: 'The file is named .xlsx but is not an Excel workbook. If it is a text list, please rename it to .csv or .json.',
  },
  spreadsheet_of_another_kind: {
    status: 400,
    de: 'Das ist keine Excel-Arbeitsmappe (.xlsx), sondern eine Datei eines anderen Programms oder Formats. Bitte speichern Sie die Tabelle als „Excel-Arbeitsmappe (.xlsx)“.',
    en: 'This is not an Excel workbook (.xlsx) but a file from another program or in another format. Please save the table as “Excel Workbook (.xlsx)”.',
  },
  spreadsheet_old: {
    status: 400,
    de: 'Das ist eine Tabelle im alten Excel-Format (.xls). Bitte speichern Sie sie als „Excel-Arbeitsmappe (.xlsx)“.',
    en: 'This is a table in the old Excel format (.xls). Please save it as “Excel Workbook (.xlsx)”.',
  },
  spreadsheet_locked: {
    status: 400,
    de: 'Die Excel-Datei ist mit einem Kennwort verschlüsselt. Bitte speichern Sie sie ohne Kennwort.',
    en: 'The Excel file is encrypted with a password. Please save it without one.',
  },
  spreadsheet_damaged: {
    status: 400,
    details: z.object({ part: z.string() }),
    de: 'Die Excel-Datei ist beschädigt ({{part}}). Bitte öffnen Sie sie in Excel und speichern Sie sie neu.',
    en: 'The Excel file is damaged ({{part}}). Please open it in Excel and save it again.',
  },
  spreadsheet_too_large: {
    status: 400,
    details: z.object({ part: z.string() }),
    de: 'Die Excel-Datei enthält entpackt mehr, als gelesen werden kann ({{part}}). Bitte teilen Sie die Tabelle, oder löschen Sie leere Zeilen und Blätter, die nicht gebraucht werden.',
    en: 'Unpacked, the Excel file is too large to read ({{part}}). Please split the table, or delete empty rows and sheets you don’t need.',
  },
  sheet_missing: {
    status: 400,
    details: z.object({ sheet: z.string(), sheets: z.array(z.string()) }),
    de: 'Das Blatt „{{sheet}}“ gibt es in der Excel-Datei nicht. Sie beginnt mit den Blättern {{sheets}}.',
    en: 'The Excel file has no sheet “{{sheet}}”. It begins with the sheets {{sheets}}.',
  },
  sheet_empty: {
    status: 400,
    details: z.object({ sheet: z.string() }),
    de: 'Das Blatt „{{sheet}}“ ist leer.',
    en: 'The sheet “{{sheet}}” is empty.',
  },
  sheet_damaged: {
    status: 400,
    details: z.object({ sheet: z.string(), cell: z.string() }),
    de: 'Die Excel-Datei ist beschädigt: Im Blatt „{{sheet}}“ kann ab Zelle {{cell}} nicht weiter gelesen werden. Bitte öffnen Sie sie in Excel und speichern Sie sie neu.',
    en: 'The Excel file is damaged: sheet “{{sheet}}” cannot be read from cell {{cell}} on. Please open it in Excel and save it again.',
  },
  sheet_row_too_large: {
    status: 400,
    details: z.object({ sheet: z.string(), cell: z.string(), maxCharacters: z.int() }),
    de: 'Im Blatt „{{sheet}}“ ist die Zeile bei Zelle {{cell}} länger als {{maxCharacters}} Zeichen. Bitte kürzen Sie sie.',
    en: 'In sheet “{{sheet}}”, the row at cell {{cell}} is longer than {{maxCharacters}} characters. Please shorten it.',
  },
  sheet_surplus_cell: {
    status: 400,
    details: z.object({ sheet: z.string(), cell: z.string() }),
    de: 'Im Blatt „{{sheet}}“ steht in Zelle {{cell}} Text, aber über ihr keine Überschrift mehr. Bitte geben Sie in der ersten Zeile jeder Spalte eine Überschrift, oder löschen Sie den Text.',
    en: 'In sheet “{{sheet}}”, cell {{cell}} contains text but has no header above it. Please give every column a header in the first row, or delete the text.',
  },
} as const
