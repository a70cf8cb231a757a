import type { Metadata } from 'next'
import { detailMetadata } from '@/components/listings/detail/detail-metadata'
import { MissingGoods } from '@/components/listings/detail/missing-goods'
import { MobileFoot, MobilePage } from '@/components/site/frame/mobile-frame'
import { MobileBar } from '@/components/site/mobile/mobile-bar'
import { MobileDetail } from '@/components/site/mobile/mobile-detail'
import { goodsPageStatus, loadGoods, loadNearGoods, loadSimilarGoods } from '@/lib/server/loaders/load-goods'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { mobilePath } from '@/lib/shared/site/mobile-path'
import { currentDist } from '@/lib/tenant/current-dist'

interface Props {
  params: Promise<{ sn: string }>
}

const NEAR = 4

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host } = await currentDist()
  return detailMetadata(await loadGoods(host, (await params).sn), { isMobile: true })
}

/** Mobile page of one item of any type; search engines index the desktop page. */
export default async function MobileGoodsPage({ params }: Props) {
  const { host, origin, conf } = await currentDist()
  const { sn } = await params
  const goods = await loadGoods(host, sn)
  if (!goods)
    return (
      <MobilePage conf={conf}>
        <MissingGoods isGone={(await goodsPageStatus(host, sn)) === 410} />
      </MobilePage>
    )
  const [near, beside] = await Promise.all([loadNearGoods(host, goods.goodsSn, NEAR), loadSimilarGoods(host, goods)])
  return (
    <>
      <MobileBar title="商品详情" address={origin ? `${origin}${mobilePath(goods.goodsSn)}` : ''} />
      <main id="main" tabIndex={-1}>
        <MobileDetail goods={goods} near={near} beside={beside} conf={conf} />
      </main>
      <MobileFoot conf={conf} desktopHref={detailPath(goods.goodsTypeId, goods.goodsSn)} />
    </>
  )
}
