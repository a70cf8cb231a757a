import { expect, test } from 'vitest'
import { descriptionError, titleError } from '@/lib/shared/goods/goods-text'

test.each(['x'.repeat(60), 'xyxyxyxyxy', '！！！！！！', '哈哈哈哈哈哈好', ''])('rejects %s as a title', (title) => {
  expect(titleError(title)).toBe('标题请写清在卖什么，不要重复字符')
})

test.each(['100000000金币', '便宜', '贵族8 全英雄 300皮 支持验号', 'V9 666'])('accepts %s as a title', (title) => {
  expect(titleError(title)).toBeUndefined()
})

test('a description may be empty, but not filler', () => {
  expect(descriptionError('')).toBeUndefined()
  expect(descriptionError('绑定QQ，可二次实名')).toBeUndefined()
  expect(descriptionError('1212121212')).toBe('描述请写清账号或商品的情况，不要重复字符')
})
