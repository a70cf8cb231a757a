import { PhaseTag } from '@/components/office/parts/phase-tag'
import styles from '@/components/office/parts/screen-page.module.css'
import { SiteName } from '@/components/office/parts/site-name'
import type { AfterSaleRow } from '@/lib/contract/entities/after-sale'
import { yuanText } from '@/lib/shared/money/money'
import { afterSalePhase } from '@/lib/shared/staff/phases'
import { Parties } from './parties'

export const SIDES = { buyer: '买家', seller: '卖家' } as const

const sumCell = (yuan: string) => <span className={styles.num}>{yuanText(yuan)}</span>

interface Names {
  /** Of the amount in dispute. */
  amount: string
  /** Of what a claim was granted, which the totals sum up. */
  granted?: string
  /** Of what the buyer got. */
  paid: string
}

export const afterSaleColumns = ({ amount, granted, paid }: Names) => [
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
    render: (row: AfterSaleRow) => <Parties buyer={row.buyer.name} seller={row.seller.name} />,
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
  ...(granted
    ? [
        {
          title: granted,
          place: 'named' as const,
          align: 'right' as const,
          render: (row: AfterSaleRow) => (row.granted ? sumCell(row.granted) : '—'),
        },
      ]
    : []),
  {
    title: paid,
    place: 'named' as const,
    align: 'right' as const,
    render: (row: AfterSaleRow) => (row.paid ? sumCell(row.paid) : '—'),
  },
  { title: '站点', render: ({ distId }: AfterSaleRow) => <SiteName id={distId} /> },
]
