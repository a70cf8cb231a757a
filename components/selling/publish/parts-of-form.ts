import type { GameFilter } from '@/lib/contract/entities/goods'
import { uploadedOf } from '@/lib/shared/goods/goods-needs'
import { passes } from '@/lib/shared/people/field-rules'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import type { PublishDraft } from './publish-draft'
import type { PartOfForm } from './publish-part'
import { needsVideo } from './use-publish-form'
import type { PublishOptions } from './use-publish-options'

interface Shown {
  draft: PublishDraft
  fields: GameFilter['fields']
  conf: PublishOptions['conf']['data']
}

/** The parts of the form for this kind of goods, and which are filled in. Done is what the form requires, at least something. */
export function partsOfForm({ draft, fields, conf }: Shown): PartOfForm[] {
  const { gameId, goodsTypeId, bigTitle, facts, price, images } = draft
  const isSet = (key: string) => (facts[key] ?? '').trim() !== ''
  const needed = fields.filter(({ key }) => conf?.neededFacts.includes(key))
  const isRecorded = conf ? !needsVideo(price, conf) || images.some(isVideoUrl) : false
  return [
    { id: 'part-kind', title: '游戏和类型', isDone: gameId !== '' && goodsTypeId !== '' },
    { id: 'part-texts', title: '标题和描述', isDone: bigTitle.trim() !== '' },
    ...(fields.length > 0
      ? [
          {
            id: 'part-facts',
            title: '商品属性',
            isDone: needed.length > 0 ? needed.every(({ key }) => isSet(key)) : fields.some(({ key }) => isSet(key)),
          },
        ]
      : []),
    { id: 'part-price', title: '价格和库存', isDone: passes('price', price) },
    {
      id: 'part-images',
      title: conf && needsVideo(price, conf) ? '图片和录屏' : '图片',
      isDone: isRecorded && uploadedOf(images) >= Math.max(1, conf?.minImages ?? 0),
    },
  ]
}
