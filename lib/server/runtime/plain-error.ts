/** A failure the operator can act on: start prints its one line, no stack, and exits with 1. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
