import type { OrderDetail } from '@/lib/contract/entities/order'
import type { MemberAction } from '@/lib/shared/trade/order-forms'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'

type Seen = Pick<OrderDetail, 'mode' | 'subStatus' | 'actions'>
interface Taken {
  action: MemberAction
  /** Units handed over, of a quantity form. */
  quantity?: number | string
}

/** Where staff check the account: cancelling may cost the seller a penalty, or soon will. */
const CHECKED: readonly string[] = ['VERIFY', 'VERIFIED', 'SIGN']

/**
 * Why a step of a seller may cost the seller money; '' if it is free. Programs and members of a team leave such steps
 * to the seller, on the page.
 */
export function costOf({ mode, subStatus, actions }: Seen, { action, quantity }: Taken): string {
  const { isPassedOn } = MODE_FACTS[mode]
  const deliver = actions.find((one) => one.action === 'deliver')
  if (action === 'refund') {
    if (CHECKED.includes(subStatus) && !deliver) return '客服验号后取消可能要付违约金'
    if (isPassedOn && subStatus === 'DELIVERING') return '接单后放弃要从保证金赔付买家'
  }
  if (action === 'deliver' && isPassedOn && Number(quantity ?? 0) < (deliver?.quantity?.most ?? 0))
    return '少交付要从保证金赔付买家'
  // a worker's security is taken from the balance, and an owner who accepts a report refunds
  if (action === 'accept' && !isPassedOn) return '这一步关系到货款'
  return ''
}
