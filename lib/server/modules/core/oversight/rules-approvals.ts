import type { Approval } from './types'

/** Hours a second approver has to decide. */
export const APPROVAL_HOURS = 72
/** Decision of a request that expired. */
export const EXPIRED = `超过 ${APPROVAL_HOURS} 小时没有复核，自动失效`

/** Whether a request came to nothing through others: a second member declined it, or no one decided in time. */
export const isTurnedDown = ({ state, decision, decidedBy, askedBy }: Approval): boolean =>
  state === 'declined' && (decision === EXPIRED || decidedBy !== askedBy)
