import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { isToSign, willSign } from '../flow/agreement-effects'
import type { ModeWords } from '../flow/mode'
import { isLed, isSubmitted, isUnattended } from '../flow/staff-effects'
import { isChecked } from './sale-check'
import type { SaleParts } from './sale-parts'

/**
 * Future timeline entries of a sale; one that staff lead lists every staff step, already before payment if the rules
 * require staff.
 */
export const saleAhead =
  ({ buyer, seller }: SaleParts['parties'], staff: SaleParts['staff']): ModeWords['ahead'] =>
  (order, rules) => {
    const { status, subStatus } = order
    const done: [number, string] = [3, '确认收货，交易成功']
    if (!isLed(staff, order, rules)) {
      const plain: [number, string][] = [[1, `${buyer}付款`], [2, `${seller}发货`], done]
      return plain.filter(([reached]) => reached > status)
    }
    const signs = status === ORDER_STATUS.unpaid ? willSign(order, rules) : isToSign(order)
    const verification: [number, string][] = isChecked(order)
      ? [[1, '客服登录复核']]
      : [
          [1, isSubmitted(order) ? '客服验号' : `${seller}提交账号，客服验号`],
          [1, signs ? `${buyer}看过结果并确认` : `${buyer}看过结果，确认换绑`],
        ]
    const lines: [number, string][] = [
      [1, `${buyer}付款`],
      [1, '客服接入'],
      ...verification,
      ...(signs ? [[1, '双方签署转让协议'] as [number, string]] : []),
      [2, `换绑完成，${seller}交付`],
      done,
    ]
    if (status === ORDER_STATUS.unpaid) return lines
    if (subStatus === 'ASSIGN' && isUnattended(order)) return lines.slice(1)
    const verified = 2 + verification.length
    const more = signs ? 1 : 0
    const passed = { ASSIGN: 1, VERIFY: 2, VERIFIED: 3, SIGN: verified, REBIND: verified + more }[subStatus as string]
    return lines.slice(passed ?? verified + more + (status === ORDER_STATUS.shipped ? 1 : 2))
  }
