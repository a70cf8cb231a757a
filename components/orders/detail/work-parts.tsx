import { Part } from '@/components/orders/order/part'
import { Ladder, type Rung } from '@/components/ui/kit/ladder'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { OrderWork } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import styles from './work.module.css'

type Props = { work: OrderWork }

/** Start, goal, current progress, and time used. */
export function WorkProgress({ work }: Props) {
  const { percent, matches, shots, time, pace } = work
  return (
    <Part
      title="目标与进度"
      aside={
        <>
          {pace ? (
            <Tag kind={pace.isLate ? 'danger' : 'bargain'} icon="clock">
              {pace.text}
            </Tag>
          ) : null}
          <small className={styles.time}>{time}</small>
        </>
      }
    >
      <Ladder {...wayOf(work)} />
      <dl className={styles.nums}>
        <div>
          <dt>完成</dt>
          <dd className="num">{percent === null ? '还没有上传进度' : `${percent}%`}</dd>
        </div>
        {matches ? (
          <div>
            <dt>已确认</dt>
            <dd className="num">{`${matches.done} / ${matches.all} 局`}</dd>
          </div>
        ) : null}
        <div>
          <dt>进度截图</dt>
          <dd className="num">{`${shots} 次`}</dd>
        </div>
      </dl>
      {pace?.note ? <p className={styles.note}>{pace.note}</p> : null}
    </Part>
  )
}

/** If there are more, only the ends and those around the current one are shown. */
const MOST_RUNGS = 5

/** The ranks from first to last, evenly spaced, and the progress. */
function wayOf({ from, ranks, to, percent }: OrderWork): { rungs: Rung[]; used: number } {
  const names = [from || '现状', ...ranks, to]
  const last = names.length - 1
  const way = ((percent ?? 0) / 100) * last
  const at = Math.floor(way)
  const rungs = names.map((title, i): Rung & { i: number } => ({
    i,
    title,
    note: i === 0 ? '起点' : i === last ? '目标' : i === at ? '现在' : '',
    state: i < at || percent === 100 ? 'done' : i === at ? 'now' : 'todo',
  }))
  const isNear = ({ i }: { i: number }) => i === 0 || i === last || Math.abs(i - at) <= 1
  return { rungs: names.length > MOST_RUNGS ? rungs.filter(isNear) : rungs, used: (way - at) * 100 }
}

/** The proposal that waits for an answer: both amounts, and what each party receives. */
export function WorkProposal({ work: { proposal } }: Props) {
  if (!proposal) return null
  const rows = [
    ['付给打手（含服务费）', proposal.pay],
    ['从保证金赔给客户', proposal.forfeit],
    ['客户共收回', proposal.back],
    ['退回打手的保证金', proposal.returned],
  ] as const
  return (
    <Part
      title="提前结束的提议"
      aside={<small className={styles.time}>{`${proposal.by}提出：${proposal.reason}`}</small>}
    >
      <dl className={styles.split}>
        {rows.map(([label, yuan]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{yuanText(yuan)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

/** Money held by the platform, by owner. */
export function WorkHeld({ work: { held } }: Props) {
  if (held.length === 0) return null
  return (
    <Part title="托管明细">
      <dl className={styles.split}>
        {held.map(({ label, note, amount }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{note}</small>
            </dt>
            <dd>
              <b className="num">{yuanText(amount)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>都由平台冻结，完成后才结算。</p>
    </Part>
  )
}

/** The worker, with statistics of earlier works. */
export function WorkPerson({ work: { worker } }: Props) {
  if (!worker) return null
  const { boosterId, name, actor, title, level, done, onTime, broken, rating } = worker
  const figures = [
    `${level} 级`,
    `完成 ${done} 单`,
    onTime === null ? '' : `准时 ${onTime}%`,
    broken === null ? '' : `中途退出 ${broken}%`,
    rating === null ? '' : `评分 ${rating}`,
  ].filter(Boolean)
  return (
    <Part title={title}>
      <div className={styles.person}>
        <UserAvatar userId={boosterId} nickName={name} actor={actor} alt="" />
        <div>
          <b>{name}</b>
          <small>{figures.map((figure) => figure.replace(' ', '\u00a0')).join(' · ')}</small>
        </div>
      </div>
    </Part>
  )
}
