/** A failure the operator can act on: the start command prints its one line without a stack and exits with 1. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
