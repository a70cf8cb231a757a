import { isDrawn } from '../pictures/art-url'
import { isVideoUrl } from '../video/video-files'
import { goodsType } from './goods-types'

/** Key of the rank field, in every game that has ranks. */
const RANK = 'ranking'

/** Videos that a listing may have among its pictures. */
export const MOST_GOODS_VIDEOS = 1

/** Number of uploaded pictures: generated ones do not show the account. */
export const uploadedOf = (images: readonly string[]): number =>
  new Set(images.filter((image) => !isDrawn(image) && !isVideoUrl(image))).size

/** Required fields of an item of this type. */
export const neededFields = <Field extends { key: string }>(
  fields: readonly Field[],
  { rankNeeded, goodsTypeId }: { rankNeeded: boolean; goodsTypeId: number },
): Field[] => (rankNeeded && goodsType(goodsTypeId).isUnique ? fields.filter(({ key }) => key === RANK) : [])

/** Whether an item of this type exists in one area only: an account, or what is delivered to a role. */
export const isInArea = (goodsTypeId: number): boolean => {
  const { isUnique, receiver } = goodsType(goodsTypeId)
  return isUnique || receiver === 'role'
}

interface Stated {
  /** '' or 0 without one. */
  areaId: string | number
  images: readonly string[]
  facts: Readonly<Record<string, string>>
}
interface Needs {
  goodsTypeId: number
  leastPictures: number
  needsArea: boolean
  fields: readonly { key: string; label: string; options?: readonly string[] }[]
}

/**
 * Missing required data, by the form field it belongs to. An edit must not remove required data; an item listed before
 * the rule existed can change its price without adding it.
 */
export function needsErrors(
  stated: Stated,
  needs: Needs,
  former?: Stated,
): { areaId?: string; images?: string; facts?: string } {
  const { goodsTypeId, leastPictures, needsArea, fields } = needs
  const lacksArea = needsArea && !Number(stated.areaId)
  const pictures = uploadedOf(stated.images)
  const isShort = pictures < leastPictures && (!former || pictures < uploadedOf(former.images))
  const missing = fields.find(({ key }) => !stated.facts[key]?.trim() && (!former || former.facts[key]?.trim()))
  return {
    areaId: lacksArea && (!former || Number(former.areaId)) ? '请选择大区' : undefined,
    images: isShort
      ? `请至少上传 ${leastPictures} 张${goodsType(goodsTypeId).isUnique ? '账号截图' : '商品图片'}`
      : undefined,
    facts: missing && `请${missing.options?.length ? '选择' : '填写'}${missing.label}`,
  }
}
