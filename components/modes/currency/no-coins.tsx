import { Empty } from '@/components/ui/kit/empty'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import { bestGoldPath } from '@/lib/shared/trade/fast-gold-path'
import { type MallQuery, mallHref } from './mall-query'

/** An empty shelf of currency: why, and a way out. */
export function NoCoins({ query, pages }: { query: MallQuery; pages: number }) {
  const [title, text, way, href] = reasonOf(query, pages)
  return (
    <Empty picture="search" title={title} text={text}>
      <a className="btn" href={href}>
        {way}
      </a>
      {query.amount ? (
        <a className="btn" href={bestGoldPath(query.gid)}>
          找币商按量买
        </a>
      ) : null}
    </Empty>
  )
}

function reasonOf(query: MallQuery, pages: number): [title: string, text: string, way: string, href: string] {
  const later = '看看其他游戏或区服，或稍后再来'
  if (query.page > 1 && pages > 0) return ['这一页没有商品了', later, '回到第一页', mallHref(query)]
  if (query.amount) {
    const title = `没有一次能买够 ${coinsText(query.amount)}的现货`
    return [title, '少买一些，或分几件购买', '看全部现货', mallHref(query, { amount: undefined })]
  }
  if (query.areaId !== undefined || query.gt !== undefined)
    return ['这个区服暂时没有在售的游戏币', later, '看全部区服', mallHref(query, { areaId: undefined, gt: undefined })]
  return ['暂时没有在售的游戏币', later, '看全部游戏', '/wares/hotShoppingMall']
}
