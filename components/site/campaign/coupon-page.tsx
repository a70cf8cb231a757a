'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import { CouponCard } from './coupon-card'
import styles from './coupons.module.css'

type Tab = 'unused' | 'used' | 'expired'
const TABS: { value: Tab; name: string; empty: string }[] = [
  { value: 'unused', name: '未使用', empty: '抽奖抽中的优惠券会放在这里' },
  { value: 'used', name: '已使用', empty: '下单时选择优惠券，用掉的会列在这里' },
  { value: 'expired', name: '已过期', empty: '没有过期的优惠券' },
]
const PAGE_SIZE = 12

/** Own coupons of this site by state. */
export function CouponPage() {
  const [tab, setTab] = useState<Tab>('unused')
  const [page, setPage] = useState(1)
  const { data, busy, slow, error, reload } = useLoad(`${tab} ${page}`, () =>
    call(
      'GET /activity/coupon/couponList',
      { state: tab, page: String(page), pageSize: String(PAGE_SIZE) },
      { progress: true },
    ).then((answer) => ({
      ...answer,
      tab,
      now: serverNow().getTime(),
    })),
  )
  const counts = data?.counts
  const shown = data?.tab === tab ? data : null
  const handleTab = (next: Tab) => {
    setTab(next)
    setPage(1)
  }
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="coupons-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="coupons-h">我的优惠券</h1>
        <Segment
          label="优惠券状态"
          value={tab}
          options={TABS.map(({ value, name }) => ({ value, label: counts ? `${name} ${counts[value]}` : name }))}
          onChange={handleTab}
        />
        <a className="more" href="/lotterydraw">
          去抽奖
        </a>
      </header>
      <p className={styles.lead}>
        下单时选择使用，一笔订单限用一张，抵扣商品金额，不抵扣包赔服务费。订单取消或退款后，有效期内的优惠券会退回。
      </p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} height={60} /> : null}
      {shown && shown.list.length === 0 ? (
        <Empty
          picture="favourites"
          title={`没有${TABS.find((one) => one.value === tab)?.name}的优惠券`}
          text={TABS.find((one) => one.value === tab)?.empty}
        >
          <a className={buttonClass()} href="/lotterydraw">
            去抽奖看看
          </a>
        </Empty>
      ) : null}
      {shown && shown.list.length > 0 ? (
        <ul className={styles.cards}>
          {shown.list.map((coupon) => (
            <CouponCard key={coupon.couponId} coupon={coupon} now={shown.now} />
          ))}
        </ul>
      ) : null}
      <PageButtons page={page} pages={Math.ceil((shown?.total ?? 0) / PAGE_SIZE)} onPage={setPage} />
    </section>
  )
}
