import type { SessionUser, UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'

/** Customer service and the platform's own staff. */
export const isService = ({ role }: Pick<SessionUser, 'role'>): boolean => role === 'service' || role === 'platform'

/** Refuses FORBIDDEN. */
export function assertService({ user }: UserCtx): void {
  if (!isService(user)) throw refuse('FORBIDDEN')
}
