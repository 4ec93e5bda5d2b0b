/**
 * Bounds of a spreadsheet: its parts in the ZIP, each of them unpacked, how often larger that may be than packed (from
 * `ratioFromMegabytes` on), the texts that its cells share, and the links of a sheet.
 */
export const spreadsheetLimits = {
  parts: 10_000,
  directoryMegabytes: 10,
  partMegabytes: 600,
  ratio: 200,
  ratioFromMegabytes: 20,
  sharedTexts: 5_000_000,
  sharedTextMegabytes: 128,
  links: 100_000,
  styles: 100_000,
  sheets: 1_000,
} as const
