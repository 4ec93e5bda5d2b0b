/** A spreadsheet that cannot be filled: damaged, encrypted, too large, or without the sheet. */
export class UnfillableSheet extends Error {
  override name = 'UnfillableSheet'
}
