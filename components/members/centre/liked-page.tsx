'use client'

import { useEffect, useState } from 'react'
import { CompareCheck } from '@/components/listings/goods/compare-check'
import type { Compared } from '@/components/listings/goods/compare-store'
import { pictureOf } from '@/components/listings/goods/goods-faces'
import { ROW_COVER } from '@/components/listings/goods/row-cover'
import { CompareTray } from '@/components/listings/wares/compare-tray'
import styles from '@/components/members/parts/centre.module.css'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { FavouriteCard } from './favourite-card'
import { SavedSearches } from './saved-searches'

const PAGE_SIZE = 20
/** A second click within this time is ignored. */
const LOCK_MS = 1500

export function LikedPage() {
  const [page, setPage] = useState(1)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(String(page), () =>
    call('GET /user/goodsUserFollow', { page: String(page), pageSize: String(PAGE_SIZE) }, { progress: true }),
  )
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  useEffect(() => {
    if (data && !busy && page > pages) setPage(pages)
  }, [data, busy])
  return (
    <>
      <section className={`panel ${styles.box}`} aria-labelledby="liked-h" aria-busy={busy}>
        <header className="section-head">
          <h1 id="liked-h">我的收藏</h1>
          {data && data.total > 0 ? (
            <span className="note num">{`共 ${data.total} 件${data.fallen > 0 ? `，${data.fallen} 件降价` : ''}`}</span>
          ) : null}
        </header>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={4} /> : null}
        {data && isCurrent && data.list.length === 0 ? (
          <Empty picture="favourites" title="还没有收藏" text="看到喜欢的商品点一下收藏，会出现在这里">
            <a className={buttonClass()} href="/wares">
              去看看商品
            </a>
          </Empty>
        ) : null}
        <ul className={styles.liked}>
          {data?.list.map((goods) => (
            <li key={goods.goodsSn}>
              <FavouriteCard goods={goods} least={137} />
              <p className={styles.likedActs}>
                {goods.status === GOODS_STATUS.onShelf ? <CompareCheck item={comparedOf(goods)} /> : null}
                <Unfollow goodsSn={goods.goodsSn} onDone={reload} />
              </p>
            </li>
          ))}
        </ul>
        <PageButtons page={page} pages={pages} onPage={setPage} />
        <CompareTray />
      </section>
      <SavedSearches />
    </>
  )
}

const comparedOf = (goods: GoodsRow): Compared => {
  const face = pictureOf(goods, ROW_COVER)
  return {
    sn: goods.goodsSn,
    title: goods.bigTitle,
    price: goods.price,
    gameId: goods.gameId,
    href: detailPath(goods.goodsTypeId, goods.goodsSn),
    picture: 'cover' in face ? face.cover : face.picture,
  }
}

function Unfollow({ goodsSn, onDone }: { goodsSn: string; onDone: () => void }) {
  const [locked, setLocked] = useState(false)
  useEffect(() => {
    if (!locked) return
    const timer = setTimeout(() => setLocked(false), LOCK_MS)
    return () => clearTimeout(timer)
  }, [locked])
  const handlePress = async () => {
    setLocked(true)
    try {
      await call('POST /user/followGoods', { goodsSn, follow: '0' }, { loud: true, progress: true })
      toast({ text: '已取消收藏' })
      onDone()
    } catch {
      // the call has already shown the error
    }
  }
  return (
    <Button size="sm" disabled={locked} onClick={() => void handlePress()}>
      取消收藏
    </Button>
  )
}
