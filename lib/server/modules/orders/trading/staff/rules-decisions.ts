import { fen, moneyText, shareOf, ZERO } from '@/lib/shared/money/money'
import { shareText } from '@/lib/shared/text/span-text'
import type { RULINGS, StaffAction } from '@/lib/shared/trade/order-forms'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import type { Rules } from '../../../core/tenancy/types'
import { firstPart } from '../../../market/recycling/rules'
import { heldOf } from '../flow/boost-state'
import type { Split, StepInput } from '../flow/mode'
import { fillIn, laterInForce } from '../flow/rule-words'
import { keptPart } from '../internal/rent-cover'
import { MODES } from '../modes/table'
import type { Order } from '../types'

interface When {
  rules: Rules
  at: Date
}
interface Decision {
  label: string
  text: (order: Order, on: When) => string
}

const back = ({ totalFen }: Order): string => `全额退给买家 ${moneyText(totalFen)}`

/** What follows each decision about money, for whoever takes it and for the second person who approves it. */
export const DECISIONS: Readonly<Record<(typeof RULINGS)[number] | 'rebound', Decision>> = {
  rebound: {
    label: '换绑完成',
    text: ({ goodsFen }, { rules }) => {
      const first = firstPart(goodsFen)
      const now = `现在付给卖家 ${shareText(RECYCLING.firstBp)}（${moneyText(first)}）`
      return fillIn(
        `${now}，没有被找回的，${laterInForce('holdHours')}付尾款（${moneyText(fen(goodsFen - first))}）。`,
        rules,
      )
    },
  },
  fault: {
    label: '认定违约',
    text: (order, on) => MODES[order.mode].words.faultText?.(order, on) ?? `订单取消，${back(order)}。`,
  },
  uphold: { label: '支持申诉', text: (order) => `订单取消，${back(order)}。` },
  dismiss: { label: '不支持申诉', text: () => '订单继续，剩余时间照常计算。' },
  rule: { label: '按结果分配', text: () => '提交后立即结算，不能撤回。' },
}

const PRICE: Split['asks'] = ['pay', 'reason']
const ofPrice = ({ goodsFen }: Order): Split => ({
  asks: PRICE,
  most: goodsFen,
  mostForfeit: null,
  isCharged: true,
  isFined: false,
})

/** What a decision between the parties distributes. */
export const distributedOf = (order: Order): Split => (MODES[order.mode].split ?? ofPrice)(order)

type Sums = Pick<StepInput, 'pay' | 'amount' | 'forfeit'>

/** Who gets how much by the amounts entered. */
function sumsText(order: Order, { pay, amount, forfeit }: Sums, { rules }: When): string {
  const { buyer, seller } = MODES[order.mode].words.parties
  const { asks, most, isCharged, isFined } = distributedOf(order)
  const isDeposit = asks.includes('amount')
  const given = fen((isDeposit ? amount : pay) ?? 0n)
  const kept = isDeposit ? keptPart(order, given) : ZERO
  const rest = fen((isDeposit ? order.depositFen : most) - given - kept)
  const fine = isFined ? shareOf(rest, rules.noShowBp) : 0n
  return [
    `${isDeposit ? '从押金赔给' : '付给'}${seller} ${moneyText(given)}${isCharged ? '（扣服务费前）' : ''}`,
    `其余 ${moneyText(rest)} 退给${buyer}`,
    ...(kept > 0n ? [`另 ${moneyText(kept)} 押金保留到赔付期结束`] : []),
    ...(forfeit ? [`从保证金赔给${buyer} ${moneyText(fen(forfeit))}`] : []),
    ...(fine > 0n ? [`另从保证金赔给${buyer}，最多 ${moneyText(fen(fine))}`] : []),
  ].join('，')
}

/** Describes a decision that waits for a second person: what is paid, to whom and when. */
export function approvalTitle(order: Order, { action, ...sums }: Sums & { action: StaffAction }, on: When): string {
  const decision = (DECISIONS as Partial<Record<StaffAction, Decision>>)[action]
  if (!decision) throw new Error(`${action} has no text for the second person`)
  const result = action === 'rule' ? sumsText(order, sums, on) : decision.text(order, on).replace(/。$/, '')
  return `${decision.label} ${order.snapshot.bigTitle}：${result}，托管 ${moneyText(heldOf(order))}`
}
