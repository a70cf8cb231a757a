import { and, eq, isNull } from 'drizzle-orm'
import { API_KEYS_PATH } from '@/lib/shared/people/api-keys'
import { apiKeys } from '../../../db/schema/people/api-keys'
import { inTx, type UserCtx } from '../../../runtime/context'
import { ipText } from '../../../runtime/ip-text'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordEvents } from '../../core/webhooks/record-events'
import type { EventFact } from '../../core/webhooks/types'
import { ofSeller } from './queries'
import type { ApiKeyRow } from './types'

/** Revokes an own key: the next call with it is refused. Its owner is notified. Refuses NOT_FOUND. */
export async function revokeApiKey(ctx: UserCtx, { keyId }: { keyId: number }): Promise<void> {
  const { userId } = ctx.user
  const place = await ipText(ctx)
  const at = ctx.now()
  const row = await inTx(ctx, async (tx, effects) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: at })
      .where(and(eq(apiKeys.id, keyId), ofSeller(userId), isNull(apiKeys.revokedAt)))
      .returning()
    if (!row) throw refuse('NOT_FOUND', '密钥不存在或已撤销')
    const notice = {
      userId,
      distId: row.distId,
      kind: 'security',
      key: `api key ${row.id} revoked`,
      title: '接口密钥已撤销',
      text: `“${row.name}”（${row.start}…），${place}。使用它的程序不能再调用接口。`,
      href: API_KEYS_PATH,
      isUrgent: true,
    } as const
    await notifyUsers(tx, effects, { notices: [notice], at })
    if (row.mode === 'live') await recordEvents(tx, { facts: [factOf(row)], at })
    return row
  })
  // endpoints of test mode are in another database: it may be away, and the key is revoked all the same
  if (row.mode === 'test')
    await recordInTestMode(ctx, { facts: [factOf(row)], at }).catch((err) =>
      ctx.log.warn({ err, keyId }, 'no event of a revoked test key'),
    )
}

const factOf = ({ id, name, start, userId, distId }: ApiKeyRow): EventFact => ({
  owner: { kind: 'seller', id: userId, distId },
  type: 'key.revoked',
  object: `key:${id}`,
  data: { id, name, start },
})

async function recordInTestMode({ testMode }: UserCtx, recorded: Parameters<typeof recordEvents>[1]): Promise<void> {
  const services = await testMode?.open()
  await services?.db.transaction((tx) => recordEvents(tx, recorded))
}
