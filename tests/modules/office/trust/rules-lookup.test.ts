import { expect, test } from 'vitest'
import { accountsIn } from '@/lib/server/modules/office/trust/rules-lookup'

test.each([
  'QQ3900001024',
  '39000-01024',
  'qq:3900001024',
  'QQ号：3900001024',
  '3900001024\u200b',
  '３９０００ ０１０２４',
  '加我3900001024，别信他',
  '3900001024 / 13800000001',
  '三九零零零零一零二四',
  '叁玖〇〇〇〇壹〇贰肆',
  '㊂㊈零零零零幺零贰四',
  '三九零零-零零-一零二四',
  '加我三九零零零零幺零二四，别信他',
  'QQ三九0000一024',
])('%s contains the account 3900001024', (text) => {
  expect(accountsIn(text).named).toContain('3900001024')
})

test.each(['abc3900001024', '39000010241234', '123900001024'])(
  '%s contains 3900001024 only as part of another number',
  (text) => {
    const { named, within } = accountsIn(text)
    expect(named).not.toContain('3900001024')
    expect(within).toContain('3900001024')
  },
)

test.each([
  '39OOOO1O24',
  '39ooooIo24',
  '39οοοоlО24',
  '３９ＯＯＯＯ１Ｏ２４',
  '39OO-OO1O24',
  '三九OOOO一O24',
  'QQ39OOOO1OZ4',
  '加我39OOOO1O24，别信他',
])('%s may mean 3900001024, but may also be another account', (text) => {
  const { named, within } = accountsIn(text)
  expect(named).not.toContain('3900001024')
  expect(within).toContain('3900001024')
})

test('an account in Chinese characters is also compared as written', () => {
  expect(accountsIn('一二三四五六')).toMatchObject({ whole: '一二三四五六', named: ['一二三四五六', '123456'] })
})

test.each([
  ['138OOOO0001', '13800000001'],
  ['l38-0000-OOOl', '13800000001'],
  ['加我138 OOOO 0001，别信', '13800000001'],
  ['手机：138ООOO0001', '13800000001'],
  ['+86 138 OOOO 0001', '13800000001'],
  ['tel138OOOO0001', '13800000001'],
  ['@abc12345', 'abc12345'],
  ['他叫 @abc12345.', 'abc12345'],
  ['微信@abc12345', 'abc12345'],
  ['abc12345.', 'abc12345'],
  ['abc@qq。com', 'abc@qq.com'],
])('%s contains the account %s', (text, account) => {
  expect(accountsIn(text).named).toContain(account)
})

test.each(['abc13800000001', 'abc138OOOO0001'])('%s is an account of its own, not the mobile in it', (text) => {
  expect(accountsIn(text).named).not.toContain('13800000001')
})

test('an account that ends in an underscore is another one', () => {
  expect(accountsIn('abc12345_').named).not.toContain('abc12345')
})

test('text without an account contains none', () => {
  expect(accountsIn('？')).toEqual({ whole: '', named: [], within: [] })
})

test('a sentence is never an account as a whole', () => {
  expect(accountsIn('加我3900001024，别信他').whole).toBe('')
  expect(accountsIn('39000-01024').whole).toBe('3900001024')
})
