/** Label and explanation of a party's action in a case. */
export interface ActWords {
  label: string
  title: string
  text: string
  done: string
  /** Required input. */
  asks: readonly ('note' | 'pictures')[]
  /** Text is required because a decision depends on it; otherwise it is optional. */
  needsWords?: true
  /** The main action. */
  isFirst?: true
  isText?: true
}
