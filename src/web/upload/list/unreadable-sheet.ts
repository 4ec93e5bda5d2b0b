import { UnreadableList } from '#contract/lists/unreadable-list.ts'

/** A sheet that can't be used, while its workbook has others. */
export class UnreadableSheet extends UnreadableList {
  readonly sheets: string[]
  constructor({ refusal }: UnreadableList, sheets: string[]) {
    super(refusal.code, refusal.details)
    this.sheets = sheets
  }
}
