import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { restrictionAppeals } from '../../../../db/schema/office/restrictions'
import { closeApprovals } from '../../../core/oversight/close-approvals'
import { restoreFrozenGoods } from '../../../listings/catalog/selling/restore-frozen-goods'
import { findAble } from '../../../people/identity/queries'
import { accountsOfPerson, findAccounts } from '../../../people/identity/queries-person'
import { closeRestriction } from '../../../people/limits/close-restriction'
import { findLimits } from '../../../people/limits/queries'
import type { RestrictionRow } from '../../../people/limits/types'
import { whatText } from '../rules'
import type { Change } from '../types'
import { notifyRestricted } from './notify-restricted'

interface End {
  state: 'ended' | 'lifted' | 'overturned'
  by: UserId | null
  reason: string
}

const TITLES = { ended: '账号限制已到期', lifted: '账号限制已解除', overturned: '申诉通过，账号限制已解除' } as const

/**
 * Ends a restriction, with the member's person locked: goods come back unless something else keeps them off the shelf,
 * money is free at once, and what still waited for it is closed. False: it had ended already.
 */
export async function endRestriction(change: Change, { id }: { id: number }, end: End): Promise<boolean> {
  const { tx, effects, at } = change
  const row = await closeRestriction(tx, { id, at, ...end })
  if (!row) return false
  await restoreGoods(change, row)
  await tx
    .update(restrictionAppeals)
    .set({ state: 'closed', reviewedAt: at })
    .where(and(eq(restrictionAppeals.restrictionId, id), eq(restrictionAppeals.state, 'open')))
  await closeApprovals(tx, `restriction:${id}`)
  const text = `不再${whatText(row.kinds, row.heldFen)}，冻结的金额和下架的商品已恢复。`
  await notifyRestricted(change, row, { event: 'end', title: TITLES[end.state], text })
  effects.purge('restrictions')
  return true
}

async function restoreGoods({ tx, effects }: Change, { userId, kinds }: RestrictionRow): Promise<void> {
  if (!kinds.includes('list') || (await findLimits(tx, accountsOfPerson(userId))).list) return
  const accounts = await findAble(tx, await findAccounts(tx, userId))
  for (const account of accounts) await restoreFrozenGoods(tx, effects, { userId: account })
}
