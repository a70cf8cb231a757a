import type { FieldErrors } from '@/components/ui/forms/use-form'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import { passes } from '@/lib/shared/people/field-rules'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import type { PublishDraft } from './publish-draft'
import type { PartOfForm } from './publish-part'
import type { PublishOptions } from './use-publish-options'

interface Shown {
  draft: PublishDraft
  fields: GameFilter['fields']
  conf: PublishOptions['conf']['data']
  needsRecording: boolean
  /** What sending the draft now would be refused for. */
  errors: FieldErrors<PublishDraft>
}

type Parts = Record<'kind' | 'texts' | 'facts' | 'price' | 'images', PartOfForm | null>

/** Fields of the part about money. */
const PRICE_FIELDS = [
  'price',
  'stock',
  'coinAmount',
  'coinWay',
  'codes',
  'hour',
  'night',
  'day',
  'week',
  'deposit',
] as const

/** The parts of the form for this kind of goods, in their order: the title of currency is made from its amount. Done is what has all that the form requires, and at least something. */
export function partsOfForm({ draft, fields, conf, needsRecording, errors }: Shown): Parts {
  const { gameId, goodsTypeId, bigTitle, facts, price, images } = draft
  const isCurrency = isCurrencyType(Number(goodsTypeId))
  const isSet = ({ key }: { key: string }) => (facts[key] ?? '').trim() !== ''
  const needed = fields.filter(({ key }) => conf?.neededFacts.includes(key))
  const hasFacts = needed.length > 0 ? needed.every(isSet) : fields.some(isSet)
  // how many are required is one of the errors
  const hasPictures = conf !== null && images.some((image) => !isVideoUrl(image))
  const isValid = (...names: readonly (keyof PublishDraft)[]) => !names.some((name) => errors[name])
  const parts: Parts = {
    kind: { id: 'part-kind', title: '游戏和类型', isDone: gameId !== '' && goodsTypeId !== '' && isValid('areaId') },
    texts: {
      id: 'part-texts',
      title: '标题和描述',
      isDone: bigTitle.trim() !== '' && isValid('bigTitle', 'description'),
    },
    facts: fields.length > 0 ? { id: 'part-facts', title: '商品属性', isDone: hasFacts && isValid('facts') } : null,
    price: {
      id: 'part-price',
      title: isCurrency ? '数量和价格' : '价格和库存',
      isDone: passes('price', price) && isValid(...PRICE_FIELDS),
    },
    images: {
      id: 'part-images',
      title: needsRecording ? '图片和录屏' : '图片',
      isDone: hasPictures && isValid('images') && (!needsRecording || images.some(isVideoUrl)),
    },
  }
  return isCurrency
    ? { kind: parts.kind, price: parts.price, texts: parts.texts, facts: parts.facts, images: parts.images }
    : parts
}
