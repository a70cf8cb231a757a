import styles from './money-flow.module.css'
import { Price } from './price'

const SPOKEN = { done: '已完成', here: '现在在这里', due: '待发生', todo: '未开始' } as const

export interface MoneyBox {
  name: string
  amount: string | null
  note: string
  state: keyof typeof SPOKEN
  /** Label before this box: when the money moved there, or under which condition it will. */
  way?: string
}

/** Who holds how much money, in sequence. */
export function MoneyFlow({ boxes }: { boxes: readonly MoneyBox[] }) {
  return (
    <ol className={styles.flow}>
      {boxes.map(({ name, amount, note, state, way }) => (
        <li key={name} data-state={state}>
          {way ? <span className={styles.way}>{way}</span> : null}
          <small>
            {name}
            <span className="sr">（{SPOKEN[state]}）</span>
          </small>
          {amount ? <Price yuan={amount} size="m" /> : null}
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}
