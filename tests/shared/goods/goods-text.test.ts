import { expect, test } from 'vitest'
import { descriptionFault, titleFault } from '@/lib/shared/goods/goods-text'

test.each(['x'.repeat(60), 'xyxyxyxyxy', '！！！！！！', '哈哈哈哈哈哈好', ''])('%s is no title', (title) => {
  expect(titleFault(title)).toBe('标题请写清在卖什么，不要重复字符')
})

test.each(['100000000金币', '便宜', '贵族8 全英雄 300皮 支持验号', 'V9 666'])('%s is one', (title) => {
  expect(titleFault(title)).toBeUndefined()
})

test('a description may be missing, but not be filler', () => {
  expect(descriptionFault('')).toBeUndefined()
  expect(descriptionFault('绑定QQ，可二次实名')).toBeUndefined()
  expect(descriptionFault('1212121212')).toBe('描述请写清账号或商品的情况，不要重复字符')
})
