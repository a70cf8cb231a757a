import { describe, expect, it } from 'vitest'
import { isInArea, needsErrors } from '@/lib/shared/goods/goods-needs'

const UNLISTED_TYPE = 99

it.each([
  [1, true],
  [27, true],
  [22, true],
  [2, true],
  [UNLISTED_TYPE, true],
  [46, false],
  [3, false],
])('an item of type %i exists in one area of its game: %s', (goodsTypeId, expected) => {
  expect(isInArea(goodsTypeId)).toBe(expected)
})

describe('the area of an item', () => {
  const stated = { areaId: '', images: [], facts: {} }
  const needs = { goodsTypeId: 27, leastPictures: 0, needsArea: true, fields: [] }

  it.each(['', 0])('is missing in a new item with the area %j where it is required', (areaId) => {
    expect(needsErrors({ ...stated, areaId }, needs).areaId).toBe('请选择大区')
  })

  it.each(['1', 1])('is not missing if it is stated as %j', (areaId) => {
    expect(needsErrors({ ...stated, areaId }, needs).areaId).toBeUndefined()
  })

  it('is optional where it is not required', () => {
    expect(needsErrors(stated, { ...needs, needsArea: false }).areaId).toBeUndefined()
  })

  it('can stay absent in an edit of an item listed without one, and cannot be removed by an edit', () => {
    expect(needsErrors(stated, needs, stated).areaId).toBeUndefined()
    expect(needsErrors(stated, needs, { ...stated, areaId: 0 }).areaId).toBeUndefined()
    expect(needsErrors(stated, needs, { ...stated, areaId: 1 }).areaId).toBe('请选择大区')
  })

  it('is missing in addition to pictures and facts', () => {
    const fields = [{ key: 'ranking', label: '段位' }]
    expect(needsErrors(stated, { goodsTypeId: 1, leastPictures: 1, needsArea: true, fields })).toEqual({
      areaId: '请选择大区',
      images: '请至少上传 1 张账号截图',
      facts: '请填写段位',
    })
  })
})
