interface Fault {
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  /** HTTP; 400 unless told. */
  readonly status?: number;
}

/** An answer of Stripe's that is no success. */
export class StripeError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.name = 'StripeError';
    this.fault = fault;
  }

  get status(): number {
    return this.fault.status ?? 400;
  }

  /** The body that the SDK makes its error from. */
  get body(): object {
    const { message, code, param, type = 'invalid_request_error' } = this.fault;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}
