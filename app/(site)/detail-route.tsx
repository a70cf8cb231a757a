import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { detailMetadata } from '@/components/listings/detail/detail-metadata'
import { DetailPage } from '@/components/listings/detail/detail-page'
import { MissingGoods } from '@/components/listings/detail/missing-goods'
import { VirtualPage } from '@/components/listings/virtual/virtual-page'
import { goodsPageStatus, loadGoods, loadNearGoods, loadSimilarGoods } from '@/lib/server/loaders/load-goods'
import { loadTradeTerms } from '@/lib/server/loaders/load-trade-terms'
import { detailPath, type GoodsType, goodsType } from '@/lib/shared/goods/goods-types'
import { currentDist } from '@/lib/tenant/current-dist'

export interface DetailProps {
  params: Promise<{ sn: string }>
}

const NEAR = 3

export async function goodsMetadata({ params }: DetailProps): Promise<Metadata> {
  const { host } = await currentDist()
  return detailMetadata(await loadGoods(host, (await params).sn))
}

/** The page of one item; goods with another page are redirected there. Codes and top-ups have two pages. */
export async function DetailRoute({ params, room }: DetailProps & { room: GoodsType['page'] }) {
  const { host, origin, conf } = await currentDist()
  const { sn } = await params
  const goods = await loadGoods(host, sn)
  if (!goods) return <MissingGoods isGone={(await goodsPageStatus(host, sn)) === 410} />
  const { page } = goodsType(goods.goodsTypeId)
  const address = detailPath(goods.goodsTypeId, goods.goodsSn)
  if (page !== room && !address.startsWith(`/${room}/`)) redirect(address)
  const [near, beside] = await Promise.all([loadNearGoods(host, goods.goodsSn, NEAR), loadSimilarGoods(host, goods)])
  const shown = { goods, near, beside, conf, origin }
  if (page !== 'detailVirtual') return <DetailPage {...shown} />
  const { startHours } = await loadTradeTerms(host, goodsType(goods.goodsTypeId).mode, goods.gameId)
  return <VirtualPage {...shown} startHours={startHours} />
}
