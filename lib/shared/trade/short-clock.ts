/** Longest clock, in seconds, that a member must not miss: currency orders, handing over a rented account, boosting. */
const SHORT_SECONDS = 3 * 3600
/** Any other deadline as near as this. */
const SOON_SECONDS = 3600

/** Returns whether a running clock needs the attention of who has to act. */
export const isUrgent = ({ span, dueIn, stopped }: { span: number; dueIn: number; stopped: boolean }): boolean =>
  !stopped && (span <= SHORT_SECONDS || dueIn <= SOON_SECONDS)
