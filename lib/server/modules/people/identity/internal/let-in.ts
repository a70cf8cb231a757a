import type { LoginWay } from '@/lib/shared/people/login-ways'
import type { Db } from '../../../../db/client'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { presentLogin, type UserRow } from '../present'
import { shutRefusal } from '../rules'
import { openSession } from '../sessions/open-session'
import type { LoginAnswer } from '../types'
import { isShut } from './is-shut'
import { noteLogin } from './note-login'

/** For who has proven to own the account, before anything is changed. Refuses FORBIDDEN, ACCOUNT_FROZEN, and writes that down. */
export async function assertOpen(ctx: Ctx, user: UserRow, way: LoginWay): Promise<void> {
  if (!isShut(user)) return
  await noteLogin(ctx, ctx.db, { userId: user.id, way, result: 'shut' })
  throw user.banned ? shutRefusal(user) : refuse('ACCOUNT_FROZEN')
}

/** The last step of every login: a session, written down with the way it came. */
export async function letIn(ctx: Ctx, db: Db, user: UserRow, way: LoginWay): Promise<LoginAnswer> {
  await noteLogin(ctx, db, { userId: user.id, way, result: 'in' })
  return presentLogin(user, await openSession(ctx, db, user.id, way))
}
