import type { Metadata } from 'next'
import { MissingGoods } from '@/components/listings/detail/missing-goods'
import { RentPage } from '@/components/modes/rental/rent-page'
import {
  goodsPageStatus,
  loadGoods,
  loadRentable,
  loadRentTerms,
  loadSellerFigures,
} from '@/lib/server/loaders/load-goods'
import { loadTradeTerms } from '@/lib/server/loaders/load-trade-terms'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { rentPath } from '@/lib/shared/goods/goods-types'
import { readRentChoice } from '@/lib/shared/trade/rent-terms'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  params: Promise<{ sn: string }>
  searchParams: Promise<{ unit?: string | string[]; num?: string | string[] }>
}

const OTHERS = 4

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host } = await currentDist()
  const goods = await loadGoods(host, (await params).sn)
  if (!goods) return { title: '商品不存在', robots: { index: false } }
  return pageMetadata({
    path: rentPath(goods.goodsSn),
    title: `租号 ${goods.bigTitle} - ${goods.gameName}`,
    description: goods.rental
      ? `${goods.gameName}租号，${goods.rental.hour} 元一小时，包夜 ${goods.rental.night} 元，押金 ${goods.rental.deposit} 元归还后退。`
      : `${goods.gameName}账号，只卖不租，可看同游戏可租账号。`,
    index: goods.rental !== null && goods.status === GOODS_STATUS.onShelf,
  })
}

/**
 * Query: unit (hour, night, day, week) and num, the initial values of the form; orderSn renews a rental, read only by
 * the browser.
 */
export default async function TimePurchasePage({ params, searchParams }: Props) {
  const { host } = await currentDist()
  const { sn } = await params
  const goods = await loadGoods(host, sn)
  if (!goods) return <MissingGoods isGone={(await goodsPageStatus(host, sn)) === 410} />
  const { unit, num } = await searchParams
  const [terms, inForce, others, figures] = await Promise.all([
    loadRentTerms(host, goods.goodsSn),
    loadTradeTerms(host, 'rental', goods.gameId),
    loadRentable(host, goods, OTHERS),
    loadSellerFigures(host, goods),
  ])
  const choice = readRentChoice(unit, num, terms.minHours)
  return <RentPage goods={goods} terms={terms} inForce={inForce} choice={choice} others={others} figures={figures} />
}
