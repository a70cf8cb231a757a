import type { Ctx, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadUser } from '../../people/identity/queries'
import { guestIdOf, openGuest } from './rules'
import type { Sender } from './types'

/** The member of the session, else the visitor whose phone this browser proved; null: no one yet. */
export async function findSender(ctx: Ctx, guest: string): Promise<Sender | null> {
  const proved = openGuest(ctx.vault, ctx.dist.distId, guest, ctx.now())
  if (ctx.user) {
    const own = ctx as UserCtx
    const phone = (await loadUser(own)).phone ?? proved
    return phone ? { phone, isMember: true, ctx: own } : null
  }
  if (proved === '') return null
  const userId = guestIdOf(ctx.vault, proved)
  const user = { sessionId: '', userId, nickName: '', authStatus: 0, limits: {} }
  return { phone: proved, isMember: false, ctx: { ...ctx, user } }
}

/** Refuses CASE_SENDER. */
export async function requireSender(ctx: Ctx, guest: string): Promise<Sender> {
  const sender = await findSender(ctx, guest)
  if (!sender) throw refuse('CASE_SENDER')
  return sender
}
