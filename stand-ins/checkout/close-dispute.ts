import { type Desk, find } from './create-desk.ts'

/** The bank's decision: if the seller wins, the money is returned. Throws an Error if the dispute is closed. */
export function closeDispute(desk: Desk, id: string, outcome: 'won' | 'lost'): void {
  const dispute = find(desk.disputes, 'dispute', id)
  if (dispute.status !== 'needs_response') throw new Error(`The dispute ${id} is ${dispute.status}.`)
  dispute.status = outcome
  desk.emit('charge.dispute.closed', dispute)
  if (outcome === 'won') desk.emit('charge.dispute.funds_reinstated', dispute)
}
