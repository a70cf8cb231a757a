import { Ladder, type Rung, timeUsed } from '@/components/ui/kit/ladder'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import styles from './dispute.module.css'

/** Progress of a dispute, from opening to closing. */
export function DisputeLadder({ dispute }: { dispute: DisputeDetail }) {
  return (
    <section className={`panel ${styles.rungs}`} aria-label="进展">
      <Ladder rungs={rungsOf(dispute)} used={timeUsed(dispute.clock)} />
    </section>
  )
}

const when = (time: string) => time.slice(5, 16)

function rungsOf({ by, viewer, stage, clock, rulings, appeal, ...dispute }: DisputeDetail): Rung[] {
  const { createTime, answerTime, closeTime } = dispute
  const isOver = stage === 'closed'
  const name = { buyer: '买家', seller: '卖家' }
  const due = clock ? `到 ${when(clock.dueTime)}` : ''
  const rung = (at: DisputeDetail['stage'] | null, title: string, doneAt: string | null, hint: string): Rung => {
    if (doneAt !== null) return { title, note: doneAt, state: 'done' }
    return at === stage ? { title, note: due, state: 'now' } : { title, note: hint, state: 'todo' }
  }
  const [first, last] = [rulings[0], rulings[1]]
  const isPast = !['answer', 'talk'].includes(stage)
  const answered = answerTime ? when(answerTime) : isPast ? '未回应' : null
  const rungs = [
    rung(null, by === viewer ? '你发起' : `${name[by]}发起`, when(createTime), ''),
    rung('answer', `${name[by === 'buyer' ? 'seller' : 'buyer']}回应`, answered, ''),
    rung('talk', '协商', isPast && answerTime ? '已结束' : null, '48 小时'),
    rung(appeal ? null : 'staff', '客服处理', first ? when(first.createTime) : null, '7 天内，写明理由'),
    last || appeal
      ? rung('staff', '最终处理结果', last ? when(last.createTime) : null, '另一位客服')
      : rung('ruled', '申诉', null, '一次，72 小时内'),
  ]
  if (!isOver) return rungs
  const end: Rung = { title: '结束', note: closeTime ? when(closeTime) : '', state: 'done' }
  return [...rungs.filter(({ state, note }) => state === 'done' && note !== '未回应'), end]
}
