/** `review`: a person decides. */
export type Verdict = 'pass' | 'review' | 'block'

/** What is looked at; what is allowed in a listing is not always allowed in a name. */
export type Place = 'listing' | 'comment' | 'name'

export interface ModerationAnswer {
  verdict: Verdict
  /** The vendor's names of what it found. */
  labels: readonly string[]
  /** The same in Chinese, for staff and the author; '' if there is nothing to say. */
  reason: string
}

/** Both calls reject if there is no verdict: no verdict never means that something may pass. */
export interface ModerationProvider {
  /** How long an author waits for all verdicts together, in ms; default 8000. */
  longestMs?: number
  checkText(text: string, place: Place): Promise<ModerationAnswer>
  /** `url` is public: the vendor fetches the picture. */
  checkImage(url: string, place: Place): Promise<ModerationAnswer>
}
