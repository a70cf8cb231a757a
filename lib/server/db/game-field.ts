/** A filter attribute of a game: its key in goods.facts, its label, and the choices of a picker, lowest first. */
export interface GameField {
  key: string
  label: string
  options?: string[]
  unit?: string
  /** How lists can filter by it: choices, a range, or text. Absent: choice if there are options, else text. */
  kind?: 'choice' | 'number' | 'text'
  /** Heading under which it is shown in the full list of an item's facts. */
  group?: string
  /** Shown next to the title in lists. A game that marks none shows all of them there. */
  isMain?: boolean
  /** The number used to compare accounts of the game; one per game. */
  isSort?: boolean
  /** Inclusive bounds of a number; absent: the default bounds (`shared/fact-bounds`). */
  least?: number
  most?: number
}
