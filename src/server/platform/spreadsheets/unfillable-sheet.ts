/** A spreadsheet that no copy with other cells can be made of: damaged, encrypted, larger than its bounds, or without the sheet. */
export class UnfillableSheet extends Error {
  override name = 'UnfillableSheet'
}
