import { expect, test } from 'vitest'
import { z } from 'zod'
import { commaList, count, flag, goodsSn, json, orderSn, page, pageSize, price } from '@/lib/contract/fields'

const read = (schema: z.ZodType, input: unknown) => {
  const { success, data, error } = schema.safeParse(input)
  return success ? data : (error?.issues[0]?.message ?? '')
}

test.each([
  [price, ' 12.5 ', 1250n],
  [price, '99999999.99', 9_999_999_999n],
  [price, '0', '请输入正确的价格，最多两位小数'],
  [price, '1.234', '请输入正确的价格，最多两位小数'],
  [price, '1e3', '请输入正确的价格，最多两位小数'],
  [count, '12', 12],
  [count, '0', '请输入非零整数'],
  [count, '1.5', '请输入非零整数'],
  [flag, '1', true],
  [flag, '0', false],
  [goodsSn, 'zhwz1070931', 'ZHWZ1070931'],
  [goodsSn, '1070931', '商品编号格式错误'],
  [orderSn, 'D2611210000000000', 'D2611210000000000'],
  [orderSn, 'd2611 2100 0000 0000', 'D2611210000000000'],
  [orderSn, 'D261121000000000', '订单号格式错误'],
  [page, undefined, 1],
  [page, '0', 1],
  [pageSize(20), '999', 60],
])('%#: %s is parsed as a value or rejected in Chinese', (schema, input, value) => {
  expect(read(schema, input)).toEqual(value)
})

test('a comma-separated list is parsed item by item, and rejected at the first invalid one', () => {
  expect(read(commaList(goodsSn), 'zhwz1,ZHWZ2,')).toEqual(['ZHWZ1', 'ZHWZ2'])
  expect(read(commaList(goodsSn), 'ZHWZ1,<script>')).toBe('商品编号格式错误')
  expect(read(commaList(goodsSn, 10), 'ZHWZ1,ZHWZ2')).toBe('不能超过10个字')
})

test('JSON text is parsed with its schema', () => {
  const facts = json(z.record(z.string(), z.string(), '商品属性格式错误'), '商品属性格式错误', 40)
  expect(read(facts, '{"skins":"300"}')).toEqual({ skins: '300' })
  for (const input of ['{', '[]', 'null', undefined, `{"a":"${'x'.repeat(40)}"}`])
    expect(read(facts, input)).toBe('商品属性格式错误')
  expect(facts.safeParse('{"skins":1}').error?.issues[0]?.path).toEqual(['skins'])
})

test('JSON text with an escaped U+FFFD is refused, wherever it is', () => {
  const lost = '内容中有乱码“�”，可能是文件编码不对，请核对原文后重新填写'
  for (const text of ['{"a":"皮\\ufffd"}', '{"a\\ufffd":"皮"}', '{"a":[{"b":"\ufffd"}]}'])
    expect(read(json(z.unknown(), '格式错误'), text)).toBe(lost)
})

test('JSON text loses characters the database cannot store, however they are written', () => {
  const facts = json(z.record(z.string(), z.unknown()), '商品属性格式错误')
  expect(read(facts, '{"a\\u0000":"b\\u0000c","d":["\\u0000"],"e":{"f":"\\u0000"}}')).toEqual({
    a: 'bc',
    d: [''],
    e: { f: '' },
  })
  for (const half of ['"\\ud800"', '"\ud800"', '["\\udc00"]', '{"\\ud800":"x"}', '{"a":{"b":"x\\ud800y"}}'])
    expect(read(facts, `{"k":${half}}`), half).toBe('内容含有无法识别的字符，请删除后重试')
  expect(read(facts, '{"a":"\\ud83d\\ude00 \\\\ud800"}')).toEqual({ a: '😀 \\ud800' })
  expect(read(json(z.unknown(), '太深', 1e6), '['.repeat(200_000) + ']'.repeat(200_000))).toBe('太深')
})
