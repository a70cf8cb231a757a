import { ERRORS, type ErrorName, type ErrorRow } from '@/lib/contract/errors'

/** An error the caller can act on; the API turns it into `{code, msg, data}`. Anything else thrown is a 500. */
export class Refusal extends Error {
  readonly code: number
  readonly status: number
  /** Form field of the error catalogue; `data` may name another one. */
  readonly field: string | undefined
  constructor(
    readonly reason: ErrorName,
    message?: string,
    readonly data: unknown = null,
  ) {
    super(message ?? ERRORS[reason].msg)
    this.name = 'Refusal'
    const { code, status, field }: ErrorRow = ERRORS[reason]
    this.code = code
    this.status = status
    this.field = field
  }
}

/** Resolves with the result; null if it was refused. */
export const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })

/** Usage: `throw refuse('GOODS_GONE')`. */
export const refuse = (reason: ErrorName, message?: string, data?: unknown): Refusal =>
  new Refusal(reason, message, data)
