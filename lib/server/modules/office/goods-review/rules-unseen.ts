import { uploadedOf } from '@/lib/shared/goods/goods-needs'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { moneyText } from '@/lib/shared/money/money'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { Draft } from '../../listings/catalog/types'

/** Statuses whose current content was already checked, by screening or by staff. */
const SEEN: readonly GoodsStatus[] = [GOODS_STATUS.onShelf, GOODS_STATUS.offShelf]

type Texts = Pick<Draft, 'title' | 'smallTitleName' | 'description' | 'facts' | 'areaId' | 'serverId' | 'crossId'>

const placeOf = ({ areaId, serverId, crossId }: Pick<Texts, 'areaId' | 'serverId' | 'crossId'>) =>
  [areaId, serverId, crossId].join()

const textsOf = (one: Texts) =>
  JSON.stringify([one.title, one.smallTitleName, one.description, Object.entries(one.facts).sort(), placeOf(one)])

const seenOf = ({ former }: Draft) => (former && SEEN.includes(former.status) ? former : null)

/** Has fewer uploaded pictures than required; an item approved with fewer is allowed unless it lost some. */
export function isBare(draft: Draft, leastPictures: number): boolean {
  const [pictures, seen] = [uploadedOf(draft.images), seenOf(draft)]
  return pictures < leastPictures && (!seen || pictures < uploadedOf(seen.images))
}

/** Returns the parts that were not checked yet. */
export function isUnseen(draft: Draft): { texts: boolean; price: boolean; images: string[] } {
  const seen = seenOf(draft)
  return {
    texts: !seen || textsOf(seen) !== textsOf(draft),
    price: !seen || seen.priceFen !== draft.priceFen,
    images: draft.images.filter((image) => !seen?.images.includes(image)),
  }
}

/** Returns the changes, as text. */
export function changesOf({ former, ...draft }: Draft): string[] {
  if (!former) return []
  const isNew = (image: string) => !former.images.includes(image)
  const isGone = (image: string) => !draft.images.includes(image)
  const added = draft.images.filter((image) => isNew(image) && !isVideoKey(image)).length
  const gone = former.images.filter((image) => isGone(image) && !isVideoKey(image)).length
  const facts =
    JSON.stringify(Object.entries(former.facts).sort()) !== JSON.stringify(Object.entries(draft.facts).sort())
  return [
    ...(former.priceFen === draft.priceFen
      ? []
      : [`价格 ${moneyText(former.priceFen)} → ${moneyText(draft.priceFen)}`]),
    ...(former.title === draft.title && former.smallTitleName === draft.smallTitleName ? [] : ['改了标题']),
    ...(former.description === draft.description ? [] : ['改了描述']),
    ...(facts ? ['改了属性'] : []),
    ...(placeOf(former) === placeOf(draft) ? [] : ['改了区服']),
    ...(added > 0 ? [`新增 ${added} 张图`] : []),
    ...(gone > 0 ? [`去掉 ${gone} 张图`] : []),
    ...(draft.images.some((image) => isNew(image) && isVideoKey(image)) ? ['新增视频'] : []),
    ...(former.images.some((image) => isGone(image) && isVideoKey(image)) ? ['去掉视频'] : []),
  ]
}
