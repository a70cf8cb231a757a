/** Part of a text, by its UTF-16 units. */
export interface Span {
  from: number
  to: number
}
