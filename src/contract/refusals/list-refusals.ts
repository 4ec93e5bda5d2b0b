import { z } from 'zod'
import { spreadsheetRefusals } from './spreadsheet-refusals.ts'

/** Names of the first columns of a list. */
export const columns = z.array(z.string())

/** Why a list is not read. Part of `refusals`. */
export const listRefusals = {
  file_missing: { status: 400, de: 'Es wurde keine Datei gesendet.', en: 'No file was sent.' },
  file_too_large: {
    status: 413,
    details: z.object({ maxMegabytes: z.number() }),
    de: 'Die Datei ist größer als {{maxMegabytes}} MB.',
    en: 'The file is larger than {{maxMegabytes}} MB.',
  },
  file_empty: { status: 400, de: 'Die CSV-Datei ist leer.', en: 'The CSV file is empty.' },
  json_empty: { status: 400, de: 'Die JSON-Datei ist leer.', en: 'The JSON file is empty.' },
  file_unreadable: {
    status: 400,
    details: z.object({ encoding: z.string() }),
    de: 'Die Datei enthält keinen lesbaren Text. Ist es eine Excel-Arbeitsmappe, geben Sie ihr bitte die Endung .xlsx.',
    en: 'The file contains no readable text. If it is an Excel workbook, please rename it to .xlsx.',
  },
  json_named_csv: {
    status: 400,
    de: 'Die Datei heißt .csv, enthält aber JSON. Bitte geben Sie ihr die Endung .json.',
    en: 'The file is named .csv but contains JSON. Please rename it to .json.',
  },
  csv_named_json: {
    status: 400,
    de: 'Die Datei heißt .json, enthält aber kein JSON. Wenn sie eine CSV-Liste ist, geben Sie ihr bitte die Endung .csv.',
    en: 'The file is named .json but does not contain JSON. If it is a CSV list, please rename it to .csv.',
  },
  no_rows: {
    status: 400,
    de: 'Die Datei enthält keine Zeile mit einer Bildadresse.',
    en: 'The file has no row with an image URL.',
  },
  unclosed_quotes: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'In Zeile {{line}} wird ein Anführungszeichen geöffnet, aber nicht geschlossen.',
    en: 'In line {{line}} a quotation mark is opened but not closed.',
  },
  surplus_cells: {
    status: 400,
    details: z.object({ lines: z.string() }),
    de: 'Diese Zeilen haben mehr Zellen als die Kopfzeile: Zeile {{lines}} der Datei.',
    en: 'These lines have more cells than the header: line {{lines}} of the file.',
  },
  list_ambiguous: {
    status: 400,
    details: z.object({ reasons: z.string() }),
    de: 'Die Liste lässt sich nicht eindeutig lesen: {{reasons}}',
    en: 'The list can be read in more than one way: {{reasons}}',
  },
  too_many_rows: {
    status: 400,
    details: z.object({ maxRows: z.int() }),
    de: 'Die Datei hat mehr als {{maxRows}} Zeilen.',
    en: 'The file has more than {{maxRows}} rows.',
  },
  too_many_columns: {
    status: 400,
    details: z.object({ maxColumns: z.int() }),
    de: 'Die Datei hat mehr als {{maxColumns}} Spalten. Bitte lassen Sie Spalten weg, die nicht gebraucht werden.',
    en: 'The file has more than {{maxColumns}} columns. Please remove columns you don’t need.',
  },
  row_too_large: {
    status: 400,
    details: z.object({ line: z.int(), maxCharacters: z.int() }),
    de: 'Der Eintrag ab Zeile {{line}} ist länger als {{maxCharacters}} Zeichen. Bitte kürzen oder entfernen Sie ihn.',
    en: 'The row starting in line {{line}} is longer than {{maxCharacters}} characters. Please shorten or remove it.',
  },
  too_many_pictures: {
    status: 400,
    details: z.object({ line: z.int(), maxPictures: z.int() }),
    de: 'Ab Zeile {{line}} enthält eine Zelle mehr als {{maxPictures}} Bilder. Bitte verteilen Sie sie auf mehrere Zeilen.',
    en: 'The row starting in line {{line}} has more than {{maxPictures}} images in one cell. Please spread them over several rows.',
  },
  list_unreadable: {
    status: 400,
    de: 'Diese Datei konnte nicht gelesen werden. Bitte teilen Sie sie in mehrere, oder speichern Sie sie als einfache CSV-Datei.',
    en: 'This file could not be read. Please split it into several files or save it as a plain CSV file.',
  },
  ...spreadsheetRefusals,
  too_many_images: {
    status: 400,
    details: z.object({ maxImages: z.int() }),
    de: 'Ein Auftrag kann höchstens {{maxImages}} Bilder haben. Wählen Sie „Eigene Anzahl“ oder teilen Sie die Datei.',
    en: 'A job can have at most {{maxImages}} images. Choose “Custom number” or split the file.',
  },
  not_json: {
    status: 400,
    details: z.object({ line: z.int(), column: z.int() }),
    de: 'Die Datei ist kein gültiges JSON (Zeile {{line}}, Spalte {{column}}).',
    en: 'The file is not valid JSON (line {{line}}, column {{column}}).',
  },
  not_ndjson: {
    status: 400,
    de: 'Die Datei heißt .ndjson oder .jsonl, aber ihre erste Zeile ist kein JSON-Objekt. Ist sie eine JSON-Liste, geben Sie ihr bitte die Endung .json, ist sie eine CSV-Liste, die Endung .csv.',
    en: 'The file is named .ndjson or .jsonl, but its first line is not a JSON object. Please rename a JSON list to .json and a CSV list to .csv.',
  },
  ndjson_line_broken: {
    status: 400,
    details: z.object({ line: z.int(), column: z.int() }),
    de: 'Zeile {{line}} ist kein gültiges JSON: Der Fehler steht in Spalte {{column}}.',
    en: 'Line {{line}} is not valid JSON: the error is in column {{column}}.',
  },
  ndjson_line_cut: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'Zeile {{line}} endet mitten in einem Objekt. Jedes Objekt muss ganz in einer Zeile stehen.',
    en: 'Line {{line}} ends in the middle of an object. Each object must be on a single line.',
  },
  ndjson_line_no_object: {
    status: 400,
    details: z.object({ line: z.int() }),
    de: 'Zeile {{line}} enthält kein JSON-Objekt. Jede Zeile muss eines enthalten.',
    en: 'Line {{line}} contains no JSON object. Each line must contain one.',
  },
  json_shape_unknown: {
    status: 400,
    de: 'Erwartet wird eine Liste von Bildadressen, eine Liste von Objekten, ein Objekt mit genau einer Liste darin oder ein Objekt pro Zeile.',
    en: 'Expected: an array of image URLs, an array of objects, an object containing exactly one array, or one object per line.',
  },
  no_addresses: {
    status: 400,
    details: z.object({ columns }),
    de: 'In der Liste, oder in der Spalte, die genannt wurde, stehen keine Bildadressen. Die Liste beginnt mit den Spalten {{columns}}.',
    en: 'The list, or the column that was named, contains no image URLs. The list begins with the columns {{columns}}.',
  },
  url_column_missing: {
    status: 400,
    details: z.object({ column: z.string(), columns }),
    de: 'Die Spalte „{{column}}“ mit den Bildadressen gibt es in der Datei nicht. Sie beginnt mit den Spalten {{columns}}.',
    en: 'The file has no column “{{column}}” for the image URLs. It begins with the columns {{columns}}.',
  },
  wish_column_missing: {
    status: 400,
    details: z.object({ column: z.string(), columns }),
    de: 'Die Spalte „{{column}}“ gibt es in dieser Liste nicht. Sie beginnt mit den Spalten {{columns}}.',
    en: 'This list has no column “{{column}}”. It begins with the columns {{columns}}.',
  },
  list_column_missing: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Spalte „{{column}}“ gibt es in der Liste dieses Auftrags nicht.',
    en: 'The list of this job has no column “{{column}}”.',
  },
  list_column_of_pictures: {
    status: 400,
    details: z.object({ column: z.string() }),
    de: 'Die Spalte „{{column}}“ enthält die Bildadressen. Bitte wählen Sie eine andere.',
    en: 'The column “{{column}}” contains the image URLs. Please choose another one.',
  },
} as const
