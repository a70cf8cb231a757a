import { and, eq, isNull } from 'drizzle-orm'
import { apiKeys } from '../../../db/schema/people/api-keys'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { ofOwnHouse } from './internal/of-own-house'

/** Revokes a key of the caller's house, whoever made it: the next call with it is refused. Refuses NOT_FOUND. */
export async function revokeHouseKey(ctx: StaffCtx, { keyId }: { keyId: number }): Promise<void> {
  await inTx(ctx, async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(apiKeys.id, keyId), ofOwnHouse(ctx), isNull(apiKeys.revokedAt)))
      .returning()
    if (!row) throw refuse('NOT_FOUND', '密钥不存在或已撤销')
    const before = { name: row.name, scopes: row.scopes }
    await recordAudit(tx, ctx, { action: 'apiKey.revoke', target: `apiKey:${row.id}`, before })
  })
}
