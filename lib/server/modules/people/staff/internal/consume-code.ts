import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { staffKeys, staffRecoveryCodes } from '../../../../db/schema/people/staff'
import type { UserCtx } from '../../../../runtime/context'
import { hashPaper, isPaper, stepOf } from '../rules'
import type { StaffKey } from '../types'

type Taken = 'taken' | 'used' | 'wrong'

/** Consumes an authenticator or recovery code; 'used' for an authenticator code that was consumed before. */
export async function consumeCode(tx: Tx, ctx: UserCtx, key: StaffKey, code: string): Promise<Taken> {
  const at = ctx.now()
  const { userId, enrolledAt } = key
  if (isPaper(code)) {
    const used = await tx
      .update(staffRecoveryCodes)
      .set({ usedAt: at })
      .where(
        and(
          ...[eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt)],
          eq(staffRecoveryCodes.codeHash, hashPaper(ctx.vault, userId, code)),
        ),
      )
      .returning({ userId: staffRecoveryCodes.userId })
    if (used.length === 0) return 'wrong'
    await tx.update(staffKeys).set({ tries: 0, pausedUntil: null }).where(eq(staffKeys.userId, userId))
    return 'taken'
  }
  const secret = ctx.vault.open('staff', String(userId), key.secret)
  const lastStep = stepOf(secret, code, { lastStep: key.lastStep, at })
  if (typeof lastStep !== 'number') return lastStep ?? 'wrong'
  await tx
    .update(staffKeys)
    .set({ lastStep, tries: 0, pausedUntil: null, enrolledAt: enrolledAt ?? at })
    .where(eq(staffKeys.userId, userId))
  return 'taken'
}
