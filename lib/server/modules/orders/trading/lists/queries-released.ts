import { type SQL, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { HOUSE_ID } from '@/lib/shared/ids'
import { modesThat } from '@/lib/shared/trade/trade-modes'
import { modeList } from '../../../../db/mode-list'
import { orders } from '../../../../db/schema/orders/trading'

/** Subquery for statements of other modules: accounts that buyers received in a period and that have no claim. */
export const releasedAccounts = (since: Date, until: Date): SQL => sql`(
  select ${orders.id} as id, ${orders.sn} as sn, ${orders.distId} as dist_id, ${orders.buyerId} as buyer_id,
    ${orders.snapshot} ->> 'bigTitle' as title
  from ${orders}
  where ${orders.completedAt} > ${since.toISOString()}::timestamptz and ${orders.completedAt} <= ${until.toISOString()}::timestamptz
    and ${orders.status} = 3 and ${orders.subStatus} in ('HOLD', 'RELEASED') and ${orders.claimId} is null
    and ${orders.mode} in ${modeList(modesThat(({ isAccountSale }) => isAccountSale))} and ${orders.goodsTypeId} = ${ACCOUNT} and ${orders.buyerId} <> ${HOUSE_ID}
)`
