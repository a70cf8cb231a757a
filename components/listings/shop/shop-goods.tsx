import { goodsColumns } from '@/components/listings/goods/goods-columns'
import { GoodsTable } from '@/components/listings/goods/goods-table'
import wares from '@/components/listings/wares/wares.module.css'
import { RefusedBound } from '@/components/listings/wares/wares-refused'
import { Empty } from '@/components/ui/kit/empty'
import { Pager } from '@/components/ui/kit/pager'
import type { GameFilter, ShelfRow } from '@/lib/contract/entities/goods'
import type { ShopPage } from '@/lib/contract/entities/shop'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { cappedText } from '@/lib/shared/text/count-text'
import { ShopFilters } from './shop-filters'
import { countChosen, type ShopQuery, shopHref } from './shop-query'
import { ShopSorts } from './shop-sorts'

interface Props {
  shop: ShopPage
  query: ShopQuery
  found: { list: ShelfRow[]; total: number; more: boolean; pageSize: number }
  /** Filter of the selected game. */
  filter?: GameFilter
}

/** The shop's goods, without a seller column. */
export function ShopGoods({ shop, query, found, filter }: Props) {
  const { code, shelves } = shop
  const pages = Math.ceil(found.total / found.pageSize)
  if (shop.onSale === 0) return <NothingOnSale sold={shop.sold} />
  const isOneGame = query.gid !== undefined
  return (
    <>
      <ShopFilters code={code} query={query} shelves={shelves} found={cappedText(found)} />
      {query.refused ? (
        <div className={wares.refused}>
          <RefusedBound what={query.refused} href={shopHref(code, query)} />
        </div>
      ) : null}
      <section className={`panel ${wares.list}`} aria-label="商品列表" id="list">
        <ShopSorts code={code} query={query} found={cappedText(found)} />
        {found.list.length > 0 ? (
          <GoodsTable
            list={found.list.map(({ seller: _seller, ...row }) => row)}
            columns={isOneGame && query.gt === String(ACCOUNT) ? goodsColumns(ACCOUNT, filter) : []}
            oneGame={isOneGame}
          />
        ) : (
          <Empty picture="search" title={query.page > 1 ? '这一页没有商品了' : '店里没有符合条件的商品'}>
            <a className="btn" href={shopHref(code, { page: 1 })}>
              {countChosen(query) > 0 ? '清空条件' : '回到第一页'}
            </a>
          </Empty>
        )}
      </section>
      <div className={wares.foot}>
        <Pager page={query.page} pages={pages} hrefOf={(page) => shopHref(code, query, { page })} />
      </div>
    </>
  )
}

const NothingOnSale = ({ sold }: { sold: number }) => (
  <section className={`panel ${wares.list}`} aria-label="商品列表">
    <Empty
      title={sold > 0 ? '店里的商品都卖完了' : '店里还没有商品'}
      text={sold > 0 ? '卖家上新后会出现在这里，可以先看看其他商品' : '卖家还没有在本站上架商品'}
    >
      <a className="btn" href="/wares?gt=1">
        看看其他商品
      </a>
    </Empty>
  </section>
)
