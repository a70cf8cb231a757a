import { PhaseTag } from '@/components/office/parts/phase-tag'
import styles from '@/components/office/parts/screen-page.module.css'
import { SiteName } from '@/components/office/parts/site-name'
import type { AfterSaleRow } from '@/lib/contract/entities/after-sale'
import { yuanText } from '@/lib/shared/money/money'
import { afterSalePhase } from '@/lib/shared/staff/phases'

export const SIDES = { buyer: '买家', seller: '卖家' } as const

/** `amount` is the label of the amount in dispute, `paid` that of the amount the buyer got. */
export const afterSaleColumns = (amount: string, paid: string) => [
  {
    title: '订单',
    width: 260,
    render: (row: AfterSaleRow) => (
      <div style={{ maxWidth: 260 }}>
        <span className={styles.ellipsis}>{row.title}</span>
        <span className={styles.sub}>{`${row.orderSn}・${row.gameName}`}</span>
      </div>
    ),
  },
  {
    title: '买家 / 卖家',
    place: 'last' as const,
    render: (row: AfterSaleRow) => (
      <>
        {row.buyer.name}
        <span className={styles.sub}>{row.seller.name}</span>
      </>
    ),
  },
  {
    title: '发起',
    render: (row: AfterSaleRow) => (
      <>
        {`${SIDES[row.by]}・${row.kindName}`}
        <span className={styles.sub}>{row.openTime.slice(0, 16)}</span>
      </>
    ),
  },
  {
    title: '进度',
    place: 'state' as const,
    render: (row: AfterSaleRow) => (
      <>
        <PhaseTag phase={afterSalePhase(row)}>{row.outcomeName || row.stageName}</PhaseTag>
        {row.decidedBy ? <span className={styles.sub}>{row.decidedBy}</span> : null}
      </>
    ),
  },
  {
    title: '期限',
    place: 'named' as const,
    render: (row: AfterSaleRow) =>
      row.dueTime ? (
        <span className={row.late ? styles.late : undefined}>
          {row.dueTime.slice(5, 16)}
          {row.late ? <span className={styles.sub}>已超时</span> : null}
        </span>
      ) : (
        '—'
      ),
  },
  {
    title: amount,
    place: 'sum' as const,
    align: 'right' as const,
    render: (row: AfterSaleRow) => <b className={styles.num}>{yuanText(row.amount)}</b>,
  },
  {
    title: paid,
    place: 'named' as const,
    align: 'right' as const,
    render: (row: AfterSaleRow) => <span className={styles.num}>{row.paid ? yuanText(row.paid) : '—'}</span>,
  },
  { title: '站点', render: ({ distId }: AfterSaleRow) => <SiteName id={distId} /> },
]
