import { and, isNull } from 'drizzle-orm'
import { type ApiScope, MOST_KEYS } from '@/lib/shared/people/api-keys'
import { holdName } from '../../../db/hold-name'
import { apiKeys } from '../../../db/schema/people/api-keys'
import { singleRow } from '../../../db/single-row'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { requireCode } from '../staff/require-code'
import { checkKeyForm } from './internal/check-key-form'
import { ofOwnHouse } from './internal/of-own-house'
import { presentHouseKey } from './present'
import { newKey } from './rules'

interface HouseKeyForm {
  name: string
  scopes: readonly ApiScope[]
  addresses: readonly string[]
  /** Authenticator code. */
  code: string
}

/**
 * Creates a read-only key of the caller's distributor or of the platform and returns it, once; it acts as the caller.
 * Refuses INVALID_INPUT, TOO_MANY, and as `requireCode`.
 */
export async function createHouseKey(ctx: StaffCtx, { name, code, ...form }: HouseKeyForm) {
  const checked = checkKeyForm(form)
  const { key, stored } = newKey('live')
  return requireCode(ctx, code, async (tx) => {
    const ownerKind = ctx.staff.distId === null ? 'platform' : 'site'
    const distId = ctx.staff.distId ?? ctx.dist.distId
    await holdName(tx, `api keys ${ownerKind} ${distId}`)
    if ((await tx.$count(apiKeys, and(ofOwnHouse(ctx), isNull(apiKeys.revokedAt)))) >= MOST_KEYS)
      throw refuse('TOO_MANY', `密钥已满 ${MOST_KEYS} 个，撤销不用的后可再新建`)
    const row = singleRow(
      await tx
        .insert(apiKeys)
        .values({
          ...checked,
          ...stored,
          userId: ctx.user.userId,
          ownerKind,
          distId,
          name,
          createdAt: ctx.now(),
        })
        .returning(),
    )
    const after = { name, scopes: row.scopes, addresses: row.addresses }
    await recordAudit(tx, ctx, { action: 'apiKey.create', target: `apiKey:${row.id}`, after })
    return { key, row: presentHouseKey(row, { by: ctx.user.nickName, isInForce: true }) }
  })
}
