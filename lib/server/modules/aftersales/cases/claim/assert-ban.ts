import { and, inArray, isNotNull, ne } from 'drizzle-orm'
import { formatDate } from '@/lib/shared/time'
import { rentBanError, saleBanError } from '@/lib/shared/trade/ban-claims'
import type { Tx } from '../../../../db/client'
import { holdName } from '../../../../db/hold-name'
import { claims } from '../../../../db/schema/aftersales/cases'
import { refuse } from '../../../../runtime/refusal'
import { findHashes } from '../../../listings/media/queries'
import { listShownHashes } from '../../../orders/trading/queries-shown'
import type { CoverInForce } from '../../../orders/trading/types'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { isInForce, wasBanPaid } from './queries-alike'
import type { Claim } from './types'

export interface BanPictures {
  /** The operator's notice, and a record of logins. */
  notice: readonly string[]
  loginRecord: readonly string[]
}

/** Checks what is stated about a ban against dates, listing and pictures. Refuses INVALID_INPUT. */
export function assertBan(
  ban: NonNullable<Claim['ban']>,
  { cover, pictures, at }: { cover: CoverInForce; pictures: BanPictures; at: Date },
): void {
  const { from, to, disclosed, rent } = cover
  const today = formatDate(at)
  const error = rent
    ? rentBanError({ ...ban, days: ban.days ?? 0 }, { today, startedOn: from, endedOn: to })
    : saleBanError(ban, { today, orderedOn: from, receivedOn: to, disclosed })
  if (error) throw refuse('INVALID_INPUT', error.message, { field: error.field })
  if (pictures.notice.length === 0) throw refuse('INVALID_INPUT', '请上传游戏官方的封禁通知', { field: 'notice' })
  if (pictures.loginRecord.length === 0) throw refuse('INVALID_INPUT', '请上传登录记录', { field: 'loginRecord' })
}

/**
 * Checks that a ban was not paid before, whatever pictures show it. Holds the check, so that of two grants at the same
 * time the second sees the first; bans are rare. Refuses INVALID_INPUT.
 */
export async function assertUnpaidBan(tx: Tx, claim: Claim): Promise<void> {
  await holdName(tx, 'paid bans')
  if (await wasBanPaid(tx, claim))
    throw refuse('INVALID_INPUT', '这次封禁已经赔付过，同一次封禁只能申请一次', { field: 'banDate' })
}

/**
 * Checks that a notice is not used for two orders: one ban is paid once. Holds the notice, so that two claims filed at
 * the same time see each other. Refuses INVALID_INPUT.
 */
export async function assertNewNotice(
  tx: Tx,
  { buyerId, orderId }: Pick<Claim, 'buyerId' | 'orderId'>,
  notice: readonly string[],
): Promise<void> {
  const hashes = (await findHashes(tx, notice)).filter((hash) => hash !== '').sort()
  for (const hash of hashes) await holdName(tx, `notice ${hash}`)
  const others = await tx
    .select({ orderId: claims.orderId })
    .from(claims)
    .where(
      and(
        inArray(claims.buyerId, accountsOfPerson(buyerId)),
        isNotNull(claims.ban),
        ne(claims.orderId, orderId),
        isInForce,
      ),
    )
  const shown = await listShownHashes(
    tx,
    others.map((other) => other.orderId),
  )
  if (hashes.some((hash) => shown.has(hash)))
    throw refuse('INVALID_INPUT', '这张封禁通知已用于另一笔理赔，同一次封禁只能申请一次', { field: 'notice' })
}
