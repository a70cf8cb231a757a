import { Ladder, type Rung, timeUsed } from '@/components/ui/kit/ladder'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import { laterText, minutesText, spanText } from '@/lib/shared/text/span-text'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import styles from './fast-gold.module.css'

/** Progress of a currency order from payment to completion; not shown for cancelled orders. */
export function GoldLadder({ detail }: { detail: OrderDetail }) {
  const rungs = useRungs(detail)
  if (detail.status > ORDER_STATUS.complete) return null
  return (
    <section className={`panel ${styles.rungs}`} aria-label="进展">
      <Ladder rungs={rungs} used={timeUsed(detail.turn.clock)} />
    </section>
  )
}

type Stage = readonly [title: string, doneAt: string, ahead: string]

function useRungs({ mode, gameId, belong, status, subStatus, turn, ...detail }: OrderDetail): Rung[] {
  const terms = useTradeTerms(mode, gameId)
  const { payTime, shippedTime, completeTime, goodsPrice } = detail
  const paid = [when(payTime), payTime && yuanText(goodsPrice)].filter(Boolean).join('，')
  const check = terms ? `${spanText(terms.autoConfirmHours)}自动确认` : ''
  const stages: readonly Stage[] =
    mode === 'fastGold'
      ? [
          ['付款托管', paid, ''],
          ['币商接单', '', terms ? `限 ${minutesText(terms.assignMinutes)}` : ''],
          ['发货', when(shippedTime), terms ? `接单后 ${minutesText(terms.deliverMinutes)}` : ''],
          [belong === 0 ? '你收货' : '买家收货', when(completeTime), check],
          ['放款', '', terms ? `${laterText(terms.holdHours)}放款` : ''],
        ]
      : [
          ['备款托管', paid, ''],
          [belong === 0 ? '玩家发货' : '你发货', when(shippedTime), terms ? `限 ${spanText(terms.startHours)}` : ''],
          [belong === 0 ? '你核对' : '币商核对', when(completeTime), check],
          ['放款', '', '马上到账'],
        ]
  const at = stageOf({ status, subStatus }, stages.length)
  const due = turn.clock && !turn.clock.stopped ? `到 ${when(turn.clock.dueTime)}` : '已暂停计时'
  return stages.map(([title, doneAt, ahead], i) => {
    if (i < at) return { title, note: doneAt, state: 'done' }
    return i === at ? { title, note: due, state: 'now' } : { title, note: ahead, state: 'todo' }
  })
}

/** Index of the current stage; equal to `count` if all are done. */
function stageOf({ status, subStatus }: Pick<OrderDetail, 'status' | 'subStatus'>, count: number): number {
  if (status === ORDER_STATUS.complete) return subStatus === 'RELEASED' ? count : count - 1
  if (status === ORDER_STATUS.unpaid) return 0
  if (subStatus === 'ASSIGN') return 1
  return status === ORDER_STATUS.paid ? count - 3 : count - 2
}

const when = (time: string | null): string => time?.slice(5, 16) ?? ''
