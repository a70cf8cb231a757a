import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { users } from '../../../../db/schema/people/identity'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { openRealName } from '../queries'

type Personal = 'phone' | 'realName' | 'idCard' | 'email'

/** Shows one personal detail of a user unmasked; who accessed it and why is audited first. Refuses NOT_FOUND. */
export async function loadPersonalData(
  ctx: StaffCtx,
  { userId, what, reason }: { userId: UserId; what: Personal; reason: string },
): Promise<{ value: string }> {
  return inTx(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (!user) throw refuse('NOT_FOUND', '没有这个用户')
    await recordAudit(tx, ctx, { action: 'user.reveal', target: `user:${userId}`, after: { what }, reason })
    const values: Record<Personal, () => string> = {
      phone: () => user.phone ?? '',
      email: () => user.email,
      realName: () => openRealName(ctx, user),
      idCard: () => (user.idCard ? ctx.vault.open('identity', String(user.id), user.idCard) : ''),
    }
    return { value: values[what]() }
  })
}
