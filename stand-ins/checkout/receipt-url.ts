import type { Desk } from './create-desk.ts'

export function receiptUrl(desk: Desk, chargeId: string): string {
  return `${desk.url()}/receipts/${chargeId}`
}
