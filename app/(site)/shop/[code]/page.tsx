import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MissingShop } from '@/components/listings/shop/missing-shop'
import { ShopGoods } from '@/components/listings/shop/shop-goods'
import { ShopHead } from '@/components/listings/shop/shop-head'
import { readShopQuery, refusedHref } from '@/components/listings/shop/shop-query'
import { ShopReviews } from '@/components/listings/shop/shop-reviews'
import { Crumb } from '@/components/ui/kit/crumb'
import { loadShop, loadShopGoods, loadShopReviews, shopStatus } from '@/lib/server/loaders/load-shop'
import { shopPath } from '@/lib/shared/goods/shop'
import { isWithin } from '@/lib/shared/text/is-within'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  params: Promise<{ code: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { code } = await params
  const { host } = await currentDist()
  const shop = await loadShop(host, code)
  if (!shop) return { title: '店铺', robots: { index: false } }
  const { refused: _refused, ...query } = readShopQuery(await searchParams)
  const { gid, gt, page } = query
  const found = await loadShopGoods(host, code, { ...query, page: String(page) }).then(({ found }) => found)
  const games = [...new Set(shop.shelves.map(({ gameName }) => gameName))]
  return pageMetadata({
    path: shopPath(code),
    query: { gid, gt, page: page > 1 ? page : undefined },
    title: `${shop.name}${page > 1 ? ` 第 ${page} 页` : ''}`,
    description: `${shop.name}：在售 ${shop.onSale} 件，累计成交 ${shop.sold} 笔。${games.length > 0 ? `主营${games.slice(0, 6).join('、')}。` : ''}${shop.notice}`,
    // a filtered view is the same shop
    index: shop.onSale > 0 && !gid && !gt && isWithin(page, found),
  })
}

export default async function Shop({ params, searchParams }: Props) {
  const [{ code }, rawQuery] = await Promise.all([params, searchParams])
  const { host, origin } = await currentDist()
  const shop = await loadShop(host, code)
  if (!shop) return <MissingShop isGone={(await shopStatus(host, code)) === 410} />
  const refused = refusedHref(code, rawQuery)
  if (refused) redirect(refused)
  const query = readShopQuery(rawQuery)
  const { page, refused: _refused, ...choices } = query
  const [{ found, filter }, reviews] = await Promise.all([
    loadShopGoods(host, code, { ...choices, page: String(page) }),
    loadShopReviews(host, code),
  ])
  const { shelves: _shelves, figures, ...face } = shop
  const { stars, rated, replyMinutes, retrieval, claims } = figures
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: shop.name }]} origin={origin} />
      <ShopHead shop={{ ...face, stars, rated, replyMinutes, retrieval, claims }} origin={origin} />
      <ShopGoods shop={shop} query={query} found={found} filter={filter} />
      <ShopReviews code={code} stars={stars} first={reviews} />
    </div>
  )
}
