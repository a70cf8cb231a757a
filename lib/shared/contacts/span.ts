/** A range of a text, in UTF-16 units. */
export interface Span {
  from: number
  to: number
}
