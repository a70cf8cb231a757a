/** What a party presses in a case, and what it is told before. */
export interface ActWords {
  label: string
  title: string
  text: string
  done: string
  /** What it asks for. */
  asks: readonly ('note' | 'pictures')[]
  /** A decision rests on what is said; elsewhere words may be left out. */
  needsWords?: true
  /** The one thing to do, of several. */
  isFirst?: true
  isText?: true
}
