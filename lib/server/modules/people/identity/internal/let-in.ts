import type { LoginWay } from '@/lib/shared/people/login-ways'
import type { Db } from '../../../../db/client'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { presentLogin, type UserRow } from '../present'
import { closedRefusal } from '../rules'
import { createSession } from '../sessions/create-session'
import type { LoginAnswer } from '../types'
import { isClosed } from './is-closed'
import { noteLogin } from './note-login'

/**
 * Checks that the account may log in, after its ownership was proven and before anything is changed. Refuses FORBIDDEN,
 * ACCOUNT_FROZEN, and records the attempt.
 */
export async function assertOpen(ctx: Ctx, user: UserRow, way: LoginWay): Promise<void> {
  if (!isClosed(user)) return
  await noteLogin(ctx, ctx.db, { userId: user.id, way, result: 'shut' })
  throw user.closedAt ? closedRefusal(user.closedAt) : refuse('ACCOUNT_FROZEN')
}

/** Completes every login: opens a session and records the login method. */
export async function letIn(ctx: Ctx, db: Db, user: UserRow, way: LoginWay): Promise<LoginAnswer> {
  await noteLogin(ctx, db, { userId: user.id, way, result: 'in' })
  return presentLogin(user, await createSession(ctx, db, user.id, way))
}
