import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { detailMetadata } from '@/components/goods/detail-metadata'
import { DetailPage } from '@/components/goods/detail-page'
import { MissingGoods } from '@/components/goods/missing-goods'
import { goodsPageStatus, loadGoods, loadSimilarGoods } from '@/lib/server/loaders/load-goods'
import { detailPath, goodsType } from '@/lib/shared/goods-types'
import { currentDist } from '@/lib/tenant/current-dist'

interface Props {
  params: Promise<{ sn: string }>
}

const SIMILAR = 4

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host } = await currentDist()
  return detailMetadata(await loadGoods(host, (await params).sn))
}

/** Currency; everything else has another page (specification section 2.1). */
export default async function CurrencyPage({ params }: Props) {
  const { host, origin, conf } = await currentDist()
  const goods = await loadGoods(host, (await params).sn)
  if (!goods) return <MissingGoods isGone={(await goodsPageStatus(host, (await params).sn)) === 410} />
  if (goodsType(goods.goodsTypeId).page !== 'JDetail') redirect(detailPath(goods.goodsTypeId, goods.goodsSn))
  return <DetailPage goods={goods} similar={await loadSimilarGoods(host, goods, SIMILAR)} conf={conf} origin={origin} />
}
