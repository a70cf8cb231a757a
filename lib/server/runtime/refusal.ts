import { ERRORS, type ErrorName } from '@/lib/contract/errors'

/** A refusal the caller can act on; the API turns it into `{code, msg, data}`. Anything else thrown is a 500. */
export class Refusal extends Error {
  readonly code: number
  readonly status: number
  constructor(
    readonly reason: ErrorName,
    message?: string,
    readonly data: unknown = null,
  ) {
    super(message ?? ERRORS[reason].msg)
    this.name = 'Refusal'
    this.code = ERRORS[reason].code
    this.status = ERRORS[reason].status
  }
}

/** `throw refuse('GOODS_GONE')`. */
export const refuse = (reason: ErrorName, message?: string, data?: unknown): Refusal =>
  new Refusal(reason, message, data)
