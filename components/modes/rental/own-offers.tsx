'use client'

import { SearchBox } from '@/components/ui/forms/search-box'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Price } from '@/components/ui/kit/price'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { RENT_STATES, type RentState } from '@/lib/shared/trade/rent-states'
import { OfferRow } from './offer-row'
import styles from './own.module.css'
import { RefusedRenters } from './refused-renters'
import { useOwnOffers } from './use-own-offers'

const STATE_NAMES: Readonly<Record<RentState, string>> = {
  waiting: '待处理',
  rented: '租用中',
  free: '可租',
  stopped: '未出租',
}
const sumOf = (counts: Readonly<Record<RentState, number>>): number =>
  RENT_STATES.reduce((sum, state) => sum + counts[state], 0)

/** Own accounts for rent: state, prices, current renter, delivery, income. */
export function OwnOffers() {
  const { data, busy, isCurrent, slow, error, reload, state, keyWord, page, pages, setPage, ask } = useOwnOffers()
  const all = data ? sumOf(data.counts) : 0
  const isFiltered = state !== undefined || keyWord !== ''
  return (
    <div aria-busy={busy}>
      {data && (all > 0 || isFiltered) ? (
        <dl className={styles.figures}>
          <div>
            <dt>累计租金收入</dt>
            <dd>
              <Price yuan={data.income} size="l" />
            </dd>
          </div>
          <div>
            <dt>出租的账号</dt>
            <dd className="num">{all}</dd>
          </div>
          <div className={styles.push}>
            <a className="link" href="/center/rent/components/upShelf">
              上架管理
            </a>
          </div>
        </dl>
      ) : null}
      {data && (all > 0 || isFiltered) ? (
        <div className={styles.states}>
          <Segment
            label="出租状态"
            value={state ?? 'all'}
            options={[
              { value: 'all' as const, label: `全部 ${all}` },
              ...RENT_STATES.map((value) => ({ value, label: `${STATE_NAMES[value]} ${data.counts[value]}` })),
            ]}
            onChange={(next) => ask({ state: next === 'all' ? undefined : next, keyWord })}
          />
          <SearchBox
            label="搜索出租的账号"
            placeholder="商品编号、标题"
            onSearch={(next) => ask({ state, keyWord: next })}
          />
        </div>
      ) : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={72} /> : null}
      {data && isCurrent && data.list.length === 0 && isFiltered ? (
        <Empty title={`没有${keyWord ? '符合' : STATE_NAMES[state ?? 'free']}的账号`}>
          {keyWord ? null : <Button onClick={() => ask({ keyWord: '' })}>查看全部</Button>}
        </Empty>
      ) : null}
      {data && isCurrent && data.list.length === 0 && !isFiltered ? (
        <Empty title="还没有出租账号" text="设置租金后会出现在租号大厅，租金扣除服务费后到你的余额">
          <a className={buttonClass({ kind: 'primary' })} href="/center/rent/publish">
            发布出租
          </a>
        </Empty>
      ) : null}
      {data && data.list.length > 0 ? (
        <div className={`${styles.offer} ${styles.head}`} aria-hidden="true">
          <span>账号</span>
          <span>状态</span>
          <span>租金收入</span>
          <span>操作</span>
        </div>
      ) : null}
      <ul className={styles.rows} aria-label="出租的账号">
        {data?.list.map((offer) => (
          <OfferRow key={offer.goods.goodsSn} offer={offer} onChanged={reload} />
        ))}
      </ul>
      {all > 0 ? <RefusedRenters /> : null}
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}
