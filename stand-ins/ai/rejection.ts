export interface RejectionDetails {
  code?: string | undefined
  param?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** An error that is answered in the provider's own shape. */
export class Rejection extends Error {
  readonly status: number
  readonly details: RejectionDetails

  constructor(status: number, message: string, details: RejectionDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}
