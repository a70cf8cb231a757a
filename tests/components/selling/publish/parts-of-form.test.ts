import { expect, test } from 'vitest'
import { partsOfForm } from '@/components/selling/publish/parts-of-form'
import { EMPTY_DRAFT, type PublishDraft } from '@/components/selling/publish/publish-draft'
import { publishTermsOf } from '../../support/sample-games'

const RANKING = { key: 'ranking', label: '段位', options: ['黄金', '钻石'], unit: '' }
const shown = { fields: [], needsRecording: false, errors: {} }

test('a part counts as filled in when what the form requires of it is there', () => {
  const conf = publishTermsOf({ neededFacts: ['ranking'], minImages: 2, videoFrom: null })
  const doneOf = (draft: PublishDraft, errors = {}) =>
    Object.values(partsOfForm({ ...shown, draft, fields: [RANKING], conf, errors })).flatMap((part) =>
      part?.isDone ? [part.title] : [],
    )
  const begun = { ...EMPTY_DRAFT, gameId: '107', goodsTypeId: '1', bigTitle: '无双韩信', images: ['/media/a.webp'] }
  expect(doneOf(begun, { images: '请至少上传 2 张账号截图' })).toEqual(['游戏和类型', '标题和描述'])
  const whole = { ...begun, facts: { ranking: '黄金' }, price: '88', images: ['/media/a.webp', '/media/b.webp'] }
  expect(doneOf(whole)).toHaveLength(5)
})

test('above the price that needs a recording, the pictures are done with one', () => {
  const conf = publishTermsOf({ minImages: 1 })
  const pictures = (images: string[]) =>
    partsOfForm({ ...shown, draft: { ...EMPTY_DRAFT, images }, conf, needsRecording: true }).images
  expect(pictures(['/media/a.webp'])).toMatchObject({ title: '图片和录屏', isDone: false })
  expect(pictures(['/media/a.webp', '/media/b.mp4'])).toMatchObject({ isDone: true })
})

test('a part with a value that would be refused is not filled in', () => {
  const draft = { ...EMPTY_DRAFT, gameId: '107', goodsTypeId: '22', bigTitle: '金币', price: '88' }
  const errors = { coinWay: '请选择发货方式' }
  expect(partsOfForm({ ...shown, draft, conf: null }).price?.isDone).toBe(true)
  expect(partsOfForm({ ...shown, draft, conf: null, errors }).price?.isDone).toBe(false)
  const withoutArea = partsOfForm({ ...shown, draft, conf: null, errors: { areaId: '请选择大区' } })
  expect([withoutArea.kind?.isDone, withoutArea.price?.isDone]).toEqual([false, true])
})

test('an edited item keeps the pictures that it has, fewer than a new one needs', () => {
  const images = ['/art/goods/a.svg']
  const { images: part } = partsOfForm({
    ...shown,
    draft: { ...EMPTY_DRAFT, images },
    conf: publishTermsOf({ minImages: 2 }),
  })
  expect(part?.isDone).toBe(true)
})

test('goods without fields have no part for them', () => {
  expect(partsOfForm({ ...shown, draft: EMPTY_DRAFT, conf: null }).facts).toBeNull()
})
