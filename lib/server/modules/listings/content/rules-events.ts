import type { StaffCtx } from '../../../runtime/context'
import type { EventFact } from '../../core/webhooks/types'

/** For whom an article of the caller's house is an event. */
export const articleOwner = ({ staff }: StaffCtx): EventFact['owner'] =>
  staff.distId === null ? { kind: 'platform' } : { kind: 'site', id: staff.distId, distId: staff.distId }
