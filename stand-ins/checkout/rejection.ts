interface Details {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
}

/** An error in Stripe's format: `{ error: { type, code, message, param } }`. */
export class Rejection extends Error {
  readonly status: number
  readonly details: Details

  constructor(status: number, details: Details) {
    super(details.message)
    this.status = status
    this.details = details
  }

  static invalid(message: string, more: Pick<Details, 'code' | 'param'> = {}): Rejection {
    return new Rejection(400, { type: 'invalid_request_error', message, ...more })
  }

  static missing(kind: string, id: string, param: string): Rejection {
    const message = `No such ${kind}: '${id}'`
    return new Rejection(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
  }
}
