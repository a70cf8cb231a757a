import { CAPTURES, type CheckEnd } from '@/lib/shared/goods/goods-checks'
import { HOUSE_ID } from '@/lib/shared/ids'
import { formatShortTime } from '@/lib/shared/time'
import { orderProofs } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import { closeGoodsChecks } from '../../../listings/catalog/checking/close-goods-checks'
import { findCheck, findUsable } from '../../../listings/checks/queries'
import { saveCredentials } from '../flow/hand-over'
import type { Effect, Prepare, Step } from '../flow/mode'
import { isStaffed, withSale } from '../flow/staff-effects'
import type { Order } from '../types'

/** Staff lead the order, had checked the account before it was sold, and its seller has not submitted another since. */
export const isChecked = (order: Pick<Order, 'terms'>): boolean =>
  isStaffed(order) && order.terms.sale?.check !== undefined

/**
 * An account with a check that counts is sold with what was submitted for it, so that staff can log in at once. Decided
 * when the order is paid.
 */
export const takeCheckedAccount: Prepare = async (deal) => {
  const { tx, vault, order, rules, at } = deal
  const { goodsSn, sellerId } = order
  if (!isStaffed(order) || goodsSn === null || sellerId === HOUSE_ID) return undefined
  const found = await findUsable({ tx, vault }, { goodsSn, at, days: rules.goodsCheckDays })
  // a check that passed after the order was placed, which paid late, is of what the item became, not of what was ordered
  if (!found || found.passedAt > order.createdAt) return undefined
  await saveCredentials(deal, found.account)
  return withSale(order, {
    submittedAt: at.toISOString(),
    check: { id: found.check.id, at: found.passedAt.toISOString() },
  })
}

/** Keeps the captures of the check with the order, as evidence of what was verified. */
export const keepCaptures: Prepare = async ({ tx, order, userId, actor, at }) => {
  const check = await findCheck(tx, order.terms.sale?.check?.id ?? 0)
  if (!check?.passedAt || userId === null) throw refuse('ORDER_STATE')
  const { captures, passedAt } = check
  const kinds = [...new Set(captures.map(({ kind }) => CAPTURES[kind]))].join('、')
  await tx.insert(orderProofs).values({
    orderId: order.id,
    userId,
    actor,
    action: 'verified',
    note: `${formatShortTime(passedAt)} 上架验号的截图：${kinds}。交付前已登录复核，与截图一致。`,
    // a generated picture of the demo is known by its address
    pictures: captures.map(({ key }) => key.replace(/^\/media\//, '')),
    hashes: captures.map(({ hash }) => hash),
    createdAt: at,
  })
  return undefined
}

/** Ends the check of the item. */
const endsCheck =
  (why: CheckEnd): Effect =>
  async ({ tx, effects, order: { goodsSn }, at }) => {
    if (goodsSn !== null) await closeGoodsChecks(tx, effects, { goodsSns: [goodsSn], why, at })
  }

/** The seller submits another account than the checked one, which the item would keep after a cancelled order. */
const endsReplaced: Effect = async (deal) => {
  if (deal.former && isChecked(deal.former)) await endsCheck('resubmitted')(deal)
}

/**
 * Returns the step with what it means for the check of the item: it ends when the account is rebound or handed over,
 * when its seller submits another one, and when staff find that the account is not as described.
 */
export function withCheckEnd(step: Step): Step {
  if (step.action === 'submit') return Object.assign({}, step, { does: [endsReplaced, ...(step.does ?? [])] })
  const isHandedOver = step.to === '2 INSPECTION' || (step.to === '1 REBIND' && step.from !== '1 REBIND')
  const why = step.action === 'mismatch' ? 'mismatch' : isHandedOver ? 'sold' : null
  return why === null ? step : Object.assign({}, step, { does: [endsCheck(why), ...(step.does ?? [])] })
}
