import { and, isNull } from 'drizzle-orm'
import { API_KEYS_PATH, type ApiScope, type KeyMode, MOST_KEYS } from '@/lib/shared/people/api-keys'
import { apiKeys } from '../../../db/schema/people/api-keys'
import { singleRow } from '../../../db/single-row'
import { inTx, type UserCtx } from '../../../runtime/context'
import { ipText } from '../../../runtime/ip-text'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { holdPerson } from '../identity/queries-person'
import { verifyPayPassword } from '../identity/security/verify-pay-password'
import { checkKeyForm } from './internal/check-key-form'
import { presentApiKey } from './present'
import { ofSeller } from './queries'
import { newKey } from './rules'

interface KeyForm {
  mode: KeyMode
  name: string
  scopes: readonly ApiScope[]
  addresses: readonly string[]
  /** Only a test key needs none: no money, no real order and no person is behind it. */
  payPassword?: string
}

/**
 * Creates a key of the seller API for this site and returns it, once. Its owner is notified. Refuses INVALID_INPUT,
 * TOO_MANY, TEST_MODE_OFF, and for a live key as `verifyPayPassword`.
 */
export async function createApiKey(ctx: UserCtx, input: KeyForm) {
  const { mode, name, payPassword } = input
  const { scopes, addresses } = checkKeyForm(input)
  const isLive = mode === 'live'
  if (!isLive && !ctx.testMode) throw refuse('TEST_MODE_OFF')
  if (isLive && !payPassword) throw refuse('INVALID_INPUT', '请输入支付密码', { field: 'payPassword' })
  if (isLive && payPassword) await verifyPayPassword(ctx, payPassword)
  const { key, stored } = newKey(mode)
  const { userId } = ctx.user
  const place = await ipText(ctx)
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const used = await tx.$count(apiKeys, and(ofSeller(userId), isNull(apiKeys.revokedAt)))
    if (used >= MOST_KEYS) throw refuse('TOO_MANY', `密钥已满 ${MOST_KEYS} 个，撤销不用的后可再新建`)
    const at = ctx.now()
    const { distId } = ctx.dist
    const row = singleRow(
      await tx
        .insert(apiKeys)
        .values({
          ...stored,
          userId,
          distId,
          name,
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
      title: isLive ? '新建了接口密钥' : '新建了测试密钥',
      text: `“${name}”（${row.start}…），${place}。不是你本人操作时，请立即撤销密钥并修改${isLive ? '支付' : '登录'}密码。`,
      href: API_KEYS_PATH,
      isUrgent: isLive,
    } as const
    await notifyUsers(tx, effects, { notices: [notice], at })
    return { key, row: presentApiKey(row) }
  })
}
