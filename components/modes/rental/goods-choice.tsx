'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Price } from '@/components/ui/kit/price'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { isOpenCheck } from '@/lib/shared/goods/goods-checks'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { OfferGoods } from './offer-goods'
import styles from './own.module.css'

const PAGE_SIZE = 10

/** Of an account that is not for rent: whether renting it out would end a check by staff. */
const saleNote = (check: OwnGoodsRow['check']): string =>
  isOpenCheck(check) ? `${check?.state === 'passed' ? '已验号' : '寄售验号中'}，出租后失效` : '只卖不租'

/** Own accounts on the shelf; each links to its rental form. */
export function GoodsChoice() {
  const [page, setPage] = useState(1)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(String(page), () =>
    call('GET /goods/selfPublishGoodsList', {
      status: String(GOODS_STATUS.onShelf),
      goodsTypeId: String(ACCOUNT),
      page: String(page),
      pageSize: String(PAGE_SIZE),
    }),
  )
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  return (
    <div aria-busy={busy}>
      <p className={styles.lead}>选择要出租的账号。账号一边出租一边在售，租用期间暂时不能被买走。</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={54} /> : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty title="还没有在售的账号" text="先发布账号，再来设置租金；发布时也可以同时出租">
          <a className={buttonClass({ kind: 'primary' })} href="/center/sell">
            发布账号
          </a>
        </Empty>
      ) : null}
      <ul className={styles.choices} aria-label="可以出租的账号">
        {data?.list.map((goods) => (
          <li key={goods.goodsSn}>
            <OfferGoods goods={goods} />
            <span className={styles.choicePrice}>
              {goods.rental ? (
                <>
                  <Tag kind="safe">出租中</Tag>
                  <Price yuan={goods.rental.hour} size="m" unit="/小时" />
                </>
              ) : (
                <span className="muted">{saleNote(goods.check)}</span>
              )}
            </span>
            <a
              className={buttonClass({ size: 'sm', kind: goods.rental ? undefined : 'primary' })}
              href={`/center/rent/publish?goodsSn=${goods.goodsSn}`}
            >
              {goods.rental ? '修改租金' : '设置租金'}
            </a>
          </li>
        ))}
      </ul>
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}
