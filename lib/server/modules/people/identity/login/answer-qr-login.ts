import { and, eq, gt } from 'drizzle-orm'
import { qrLogins } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { sha256 } from '../sessions/create-session'

/** Confirms or rejects a QR login on the phone; only after the same user scanned it. Refuses NOT_FOUND. */
export async function answerQrLogin(ctx: UserCtx, input: { code: string; accept: boolean }): Promise<void> {
  const answered = await ctx.db
    .update(qrLogins)
    .set({ state: input.accept ? 'confirmed' : 'refused' })
    .where(
      and(
        eq(qrLogins.codeHash, sha256(input.code)),
        eq(qrLogins.distId, ctx.dist.distId),
        eq(qrLogins.state, 'scanned'),
        eq(qrLogins.userId, ctx.user.userId),
        gt(qrLogins.expiresAt, ctx.now()),
      ),
    )
    .returning({ state: qrLogins.state })
  if (answered.length === 0) throw refuse('NOT_FOUND', '二维码已失效，请在电脑上重新获取')
}
