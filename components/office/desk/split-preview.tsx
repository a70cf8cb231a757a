import type { DeskStep } from '@/lib/contract/entities/desk'
import { fen, moneyText, yuanToFen } from '@/lib/shared/money/money'
import { shareText } from '@/lib/shared/text/span-text'
import { partsOfSplit } from '@/lib/shared/trade/split'
import styles from './desk.module.css'

interface Props {
  split: NonNullable<DeskStep['split']>
  /** null: not entered yet, or not an amount. */
  pay: bigint | null
  /** null the same; absent: the mode has no deposits to distribute. */
  forfeit?: bigint | null
}

/** Who gets how much by the amounts entered, and what happens to the deposits. */
export function SplitPreview({ split: { buyer, seller, terms }, pay, forfeit = 0n }: Props) {
  const parts = pay === null || forfeit === null ? null : partsOfSplit(terms, { pay, forfeit })
  const sum = (amount: bigint | undefined) => (amount === undefined ? '待填' : moneyText(fen(amount)))
  const rows: [string, bigint | undefined][] = [
    [`${buyer}退款`, parts?.back],
    ...(terms.bond === null ? [] : [[`${buyer}另得保证金赔付`, parts?.forfeit] as [string, bigint | undefined]]),
    [`${seller}到账`, parts?.paid],
    ...(terms.feeBp > 0 ? [[`平台服务费 ${shareText(terms.feeBp)}`, parts?.fee] as [string, bigint | undefined]] : []),
    ...(terms.bond === null ? [] : [[`${seller}保证金退还`, parts?.bondBack] as [string, bigint | undefined]]),
  ]
  return (
    <section aria-label="分配结果" aria-live="polite">
      <dl className={styles.split}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{sum(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{terms.bond === null ? '托管合计' : '托管和保证金合计'}</dt>
          <dd className="num">{moneyText(fen(yuanToFen(terms.held) + yuanToFen(terms.bond ?? '0.00')))}</dd>
        </div>
      </dl>
      {parts && parts.fine > 0n ? (
        <p className={styles.why}>
          {`${seller}另从保证金赔给${buyer} ${moneyText(parts.fine)}（未付部分的 ${shareText(terms.fineBp)}），保证金不足的赔完为止。`}
        </p>
      ) : null}
      {terms.bond === null ? null : (
        <p
          className={styles.why}
        >{`${seller}为这笔订单交了保证金 ${moneyText(yuanToFen(terms.bond))}。赔给${buyer}的从中扣，其余退还${seller}。`}</p>
      )}
    </section>
  )
}
