'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Price } from '@/components/ui/kit/price'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { Offer } from './offer-draft'
import { OfferGoods } from './offer-goods'
import { OfferState } from './offer-state'
import styles from './own.module.css'
import { useOwnOffers } from './use-own-offers'

/** Puts own accounts into the rental hall and takes them out. */
export function ShelfPage() {
  const { data, busy, isCurrent, slow, error, reload, page, pages, setPage } = useOwnOffers()
  const [leaving, setLeaving] = useState<Offer | null>(null)
  const shelve = async ({ goods }: Offer, on: boolean) => {
    await call('POST /rental/shelveOffer', { goodsSn: goods.goodsSn, on: on ? '1' : '0' }, { loud: true })
    toast({ text: on ? '已上架出租' : '已停止出租' })
    reload()
  }
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="shelf-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="shelf-h">上架管理</h1>
        <a className="more" href="/center/rent/publish">
          发布出租
        </a>
      </header>
      <p className={styles.lead}>停止出租后租金会保留，重新打开就按原来的租金上架；商品仍然在售。</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={54} /> : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty title="还没有出租账号" text="先设置一个账号的租金">
          <a className={buttonClass({ kind: 'primary' })} href="/center/rent/publish">
            发布出租
          </a>
        </Empty>
      ) : null}
      <ul className={styles.choices} aria-label="出租的账号">
        {data?.list.map((offer) => (
          <li key={offer.goods.goodsSn}>
            <OfferGoods goods={offer.goods} />
            <span className={styles.choicePrice}>
              <OfferState offer={offer} />
              {offer.prices ? <Price yuan={offer.prices.hour} size="m" unit="/小时" /> : null}
            </span>
            <Switch
              offer={offer}
              onPress={() => (offer.isLet ? setLeaving(offer) : void shelve(offer, true).catch(() => {}))}
            />
          </li>
        ))}
      </ul>
      <PageButtons page={page} pages={pages} onPage={setPage} />
      <ConfirmDialog
        open={leaving !== null}
        title="停止出租这个账号？"
        confirmText="停止出租"
        onClose={() => setLeaving(null)}
        onConfirm={() => (leaving ? shelve(leaving, false) : undefined)}
      >
        {leaving?.running
          ? '正在进行的订单不受影响，到期照常归还和结算，但租客不能再续租。'
          : '租号大厅不再显示它，租金会保留。'}
      </ConfirmDialog>
    </section>
  )
}

function Switch({ offer: { goods, isLet }, onPress }: { offer: Offer; onPress: () => void }) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isLet}
      aria-label={`出租 ${goods.goodsSn}`}
      onClick={onPress}
    >
      <i aria-hidden="true" />
      {isLet ? '出租中' : '已停止'}
    </button>
  )
}
