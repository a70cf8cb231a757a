import { and, eq } from 'drizzle-orm'
import { qrLogins, users } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isClosed } from '../internal/is-closed'
import { letIn } from '../internal/let-in'
import { sha256 } from '../sessions/create-session'
import type { LoginAnswer } from '../types'

export type QrLoginState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired'

/**
 * Returns the result to the polling browser that started the QR login. A confirmed login is delivered once: the row
 * moves to 'delivered' in the transaction that opens the session, so only one of two concurrent polls gets it. Refuses
 * NOT_FOUND for a wrong code, host or browser.
 */
export async function claimQrLogin(
  ctx: Ctx,
  input: { code: string; browser: string },
): Promise<{ state: QrLoginState; login: LoginAnswer | null }> {
  const isMine = and(
    eq(qrLogins.codeHash, sha256(input.code)),
    eq(qrLogins.browserHash, sha256(input.browser)),
    eq(qrLogins.distId, ctx.dist.distId),
  )
  const [row] = await ctx.db.select().from(qrLogins).where(isMine)
  if (!row) throw refuse('NOT_FOUND', '二维码已失效，请重新获取')
  if (row.state === 'delivered' || row.expiresAt <= ctx.now()) return { state: 'expired', login: null }
  if (row.state !== 'confirmed') return { state: row.state, login: null }
  return inTx(ctx, async (tx) => {
    const [taken] = await tx
      .update(qrLogins)
      .set({ state: 'delivered' })
      .where(and(isMine, eq(qrLogins.state, 'confirmed')))
      .returning({ userId: qrLogins.userId })
    const [user] = taken?.userId ? await tx.select().from(users).where(eq(users.id, taken.userId)) : []
    if (!user || isClosed(user)) return { state: 'expired', login: null }
    return { state: 'confirmed', login: await letIn(ctx, tx, user, 'qr') }
  })
}
