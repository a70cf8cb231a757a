'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { Price } from '@/components/ui/kit/price'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { Assets } from '@/lib/contract/entities/wallet'
import { yuanText } from '@/lib/shared/money/money'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'
import { IncomeChart } from './income-chart'
import { StatementForm } from './statement-form'
import styles from './wallet.module.css'

/** All money of the member by where it is held, sales revenue, and the statement as a file. */
export function AssetsPage() {
  const { data, slow, error, reload } = useLoad('assets', () => call('GET /user/assets', {}, { progress: true }))
  return (
    <>
      <section className={`panel ${styles.box}`} aria-labelledby="assets-h">
        <header className="section-head">
          <h1 id="assets-h" className={styles.title}>
            我的资金
          </h1>
          <a className="more" href="/center/mywallets/list">
            收支明细
          </a>
        </header>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={4} /> : null}
        {data ? <Places assets={data} /> : null}
      </section>
      {data ? (
        <section className={`panel ${styles.box}`} aria-labelledby="income-h">
          <header className="section-head">
            <h2 id="income-h" className={styles.title}>
              出售收入
            </h2>
            <span className="note">近 12 个月，已扣服务费</span>
          </header>
          <IncomeChart months={data.months} />
        </section>
      ) : null}
      {data || error ? (
        <section className={`panel ${styles.box}`} aria-labelledby="statement-h">
          <header className="section-head">
            <h2 id="statement-h" className={styles.title}>
              下载对账单
            </h2>
          </header>
          <StatementForm />
        </section>
      ) : null}
    </>
  )
}

interface Place {
  name: string
  note: string
  amount: string
  href?: string
}

const placesOf = ({ escrow, pendingIncome, frozen, deposits }: Assets): Place[] => [
  { name: '托管中', note: '买入的订单，确认收货前由平台保管', amount: escrow, href: '/center/buyers/buyRecord' },
  {
    name: '待放款',
    note: '卖出的订单，等待期结束后放款',
    amount: pendingIncome,
    href: SOLD_ORDERS_PATH,
  },
  ...frozen.map((one) => ({ ...one, note: '冻结，结束后退回余额' })),
  ...deposits.map((one) => ({ ...one, note: '保证金', href: '/center/myself/depositWithdraw' })),
]

const Places = ({ assets }: { assets: Assets }) => (
  <div className={styles.assets}>
    <div>
      <p className="muted">可用余额</p>
      <p>
        <Price yuan={assets.available} size="xl" />
      </p>
      <p className="muted num">{`全部资金 ${yuanText(assets.total)}`}</p>
      <p className={styles.assetActs}>
        <a className={buttonClass({ kind: 'primary' })} href="/center/myself/recharge">
          充值
        </a>
        <a className={buttonClass()} href="/center/mywallets/withdrawal">
          提现
        </a>
      </p>
    </div>
    <dl>
      {placesOf(assets).map(({ name, note, amount, href }) => (
        <div key={name}>
          <dt>
            {href ? <a href={href}>{name}</a> : name}
            <small className="muted">{note}</small>
          </dt>
          <dd className="num">{yuanText(amount)}</dd>
        </div>
      ))}
    </dl>
  </div>
)
