import { and, isNull } from 'drizzle-orm'
import { API_KEYS_PATH, type ApiScope, KEY_PREFIX, MOST_KEYS } from '@/lib/shared/people/api-keys'
import { apiKeys } from '../../../db/schema/people/api-keys'
import { singleRow } from '../../../db/single-row'
import { inTx, type UserCtx } from '../../../runtime/context'
import { ipText } from '../../../runtime/ip-text'
import { refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { notifyUsers } from '../../core/notifications/notify-users'
import { holdPerson } from '../identity/queries-person'
import { verifyPayPassword } from '../identity/security/verify-pay-password'
import { checkKeyForm } from './internal/check-key-form'
import { presentApiKey } from './present'
import { ofSeller } from './queries'
import { keyHashOf, SHOWN } from './rules'

interface KeyForm {
  name: string
  scopes: readonly ApiScope[]
  addresses: readonly string[]
  payPassword: string
}

/**
 * Creates a key of the seller API for this site and returns it, once. Its owner is notified. Refuses INVALID_INPUT,
 * TOO_MANY, and as `verifyPayPassword`.
 */
export async function createApiKey(ctx: UserCtx, input: KeyForm) {
  const { name, payPassword } = input
  const { scopes, addresses } = checkKeyForm(input)
  await verifyPayPassword(ctx, payPassword)
  const key = KEY_PREFIX + randomToken(24)
  const { userId } = ctx.user
  const place = await ipText(ctx)
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const used = await tx.$count(apiKeys, and(ofSeller(userId), isNull(apiKeys.revokedAt)))
    if (used >= MOST_KEYS) throw refuse('TOO_MANY', `最多同时使用 ${MOST_KEYS} 个密钥，请先撤销不用的`)
    const at = ctx.now()
    const { distId } = ctx.dist
    const row = singleRow(
      await tx
        .insert(apiKeys)
        .values({
          userId,
          distId,
          name,
          start: key.slice(0, SHOWN),
          keyHash: keyHashOf(key),
          scopes,
          addresses,
          createdAt: at,
        })
        .returning(),
    )
    const notice = {
      userId,
      distId,
      kind: 'security',
      key: `api key ${row.id}`,
      title: '新建了接口密钥',
      text: `“${name}”（${row.start}…），${place}。不是你本人操作时，请立即撤销密钥并修改支付密码。`,
      href: API_KEYS_PATH,
      isUrgent: true,
    } as const
    await notifyUsers(tx, effects, { notices: [notice], at })
    return { key, row: presentApiKey(row) }
  })
}
