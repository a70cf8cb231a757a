import { moneyText } from '@/lib/shared/money/money'
import { DISPUTE_OUTCOMES, DISPUTE_WANTS } from '@/lib/shared/trade/disputes'
import type { Party, TurnTone } from '@/lib/shared/trade/order-forms'
import { demandOf, leftOf } from './rules'
import type { Dispute, DisputeFile } from './types'

const NAMES: Readonly<Record<Party, string>> = { buyer: '买家', seller: '卖家' }

interface Words {
  tone: TurnTone
  title: string
  text: string
}

/** Returns text shown to the reader about who has to act next; `reader` null: staff. */
export function turnOf(dispute: Dispute, reader: Party | null): Words {
  const { stage, by, want, outcome, refundFen, totalFen, appealedAt } = dispute
  const other = NAMES[by === 'buyer' ? 'seller' : 'buyer']
  switch (stage) {
    case 'answer':
      return reader === by
        ? { tone: 'info', title: `等${other}回应`, text: '你的说明和凭证已发给对方。超时未回应由客服处理。' }
        : {
            tone: 'warn',
            title: '待你回应售后',
            text: `对方要求：${DISPUTE_WANTS[want]}。超时未回应由客服处理。`,
          }
    case 'talk':
      return { tone: 'warn', title: '双方协商', text: '提出方案，或接受对方的方案。协商不成时，客服按凭证和规则处理。' }
    case 'staff':
      return appealedAt
        ? { tone: 'info', title: '申诉处理中', text: '由另一位客服复核，处理后立即结算。' }
        : { tone: 'info', title: '等客服处理', text: '客服按凭证和规则处理，写明事实和理由。可以继续补充凭证。' }
    case 'ruled':
      if (appealedAt)
        return { tone: 'info', title: '最终处理结果已出', text: '付款渠道的投诉结束后，按处理结果退款和放款。' }
      return { tone: 'warn', title: '处理结果已出', text: '72 小时内可以申诉一次；不申诉就按处理结果退款和放款。' }
    case 'closed': {
      const how = outcome ? DISPUTE_OUTCOMES[outcome] : ''
      if (!refundFen) return { tone: 'muted', title: '售后已结束，订单继续', text: `${how}，没有退款。` }
      // the seller is not shown the total the buyer paid
      const sum = refundFen === totalFen ? '全部货款' : ` ${moneyText(refundFen)} `
      return { tone: 'safe', title: '售后已完成', text: `${how}，退给买家${sum}。` }
    }
  }
}

/** Returns the refund of an offer or ruling, as text. */
const sumOf = (refund: bigint, { totalFen }: Pick<Dispute, 'totalFen'>): string =>
  refund === totalFen ? '全额退款' : refund === 0n ? '不退款' : `退 ${moneyText(refund)}`

/** Returns during negotiation: whose offer waits for an answer; null if there is none but the demand, or no negotiation. */
export function talkTurn(file: DisputeFile, reader: Party | null): Words | null {
  const { dispute, proposals } = file
  const last = proposals.at(-1)
  if (dispute.stage !== 'talk' || !last || last === demandOf(file) || !reader) return null
  const other = NAMES[reader === 'buyer' ? 'seller' : 'buyer']
  const sum = sumOf(last.refundFen, dispute)
  const then = '协商不成时，客服按凭证和规则处理。'
  return last.by === reader
    ? { tone: 'info', title: `等${other}回复你的方案`, text: `你提出${sum}。${then}` }
    : {
        tone: 'warn',
        title: `待你回复${other}的方案`,
        text: `${other}提出${sum}${last.refundFen === dispute.totalFen ? '' : '，其余付给卖家'}。${then}`,
      }
}

/** Returns what the countdown runs to, and what happens when it ends. */
export function clockWords({ stage, appealedAt }: Dispute): { label: string; outcome: string } {
  if (stage === 'answer') return { label: '剩余回应时间', outcome: '超时未回应由客服处理' }
  if (stage === 'talk') return { label: '剩余协商时间', outcome: '超时未达成一致，客服接手' }
  if (stage === 'staff') return { label: '剩余处理时间', outcome: '客服写明理由' }
  if (appealedAt) return { label: '下次结算时间', outcome: '付款渠道投诉未结束则顺延' }
  return { label: '申诉截止', outcome: '不申诉就按处理结果退款和放款' }
}

/** Returns how a dispute ended, and who got how much; a full refund without its sum, which is not shown to the seller. */
function endOf({ dispute: { outcome, refundFen, totalFen }, goods, discount }: DisputeFile): string {
  const how = outcome ? DISPUTE_OUTCOMES[outcome] : ''
  if (!refundFen) return how
  if (refundFen === totalFen) return `${how}，全额退款`
  const left = leftOf(refundFen, { total: totalFen, goods, discount })
  return `${how}，退给买家 ${moneyText(refundFen)}，付给卖家 ${moneyText(left)}（扣服务费前）`
}

/** Returns past steps in chronological order. */
export function stepsOf(file: DisputeFile): { title: string; text: string; at: Date }[] {
  const { dispute, proposals, rulings } = file
  const { by, createdAt, answeredAt, appealBy, appealedAt, closedAt } = dispute
  const demand = demandOf(file)
  const steps = [
    { title: `${NAMES[by]}申请售后`, text: '订单暂停计时', at: createdAt },
    ...(answeredAt
      ? [{ title: `${NAMES[by === 'buyer' ? 'seller' : 'buyer']}回应`, text: '开始协商', at: answeredAt }]
      : []),
    ...proposals
      .filter((one) => one !== demand)
      .map((one) => ({
        title: `${NAMES[one.by]}提出方案`,
        text: sumOf(one.refundFen, dispute),
        at: one.createdAt,
      })),
    ...rulings.map((one) => ({
      title: one.round === 1 ? '客服处理' : '最终处理结果',
      text: sumOf(one.refundFen, dispute),
      at: one.createdAt,
    })),
    ...(appealBy && appealedAt ? [{ title: `${NAMES[appealBy]}申诉`, text: '另一位客服复核', at: appealedAt }] : []),
    ...(closedAt ? [{ title: '售后结束', text: endOf(file), at: closedAt }] : []),
  ]
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
