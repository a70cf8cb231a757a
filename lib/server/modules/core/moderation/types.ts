import type { ModerationAnswer, Place } from '../../../providers/moderation/port'

/** Something to be looked at. A picture is named by its key in the storage. */
export type Piece = { place: Place } & ({ text: string } | { image: string })

/** `none`: the vendor did not say. */
export type Outcome = ModerationAnswer['verdict'] | 'none'
export interface Looked {
  verdict: Outcome
  /** What was found, in Chinese; may be ''. */
  reason: string
}
