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

test.each([
  ['аbc12345', 'abc12345'],
  ['abс12345', 'abc12345'],
  ['abc12З45', 'abc12345'],
  ['abcl2345', 'abc12345'],
  ['abcI2345', 'abc12345'],
  ['vabc12345', 'abc12345'],
  ['三九洞洞洞洞幺洞两四', '3900001024'],
  ['hеro_lee', 'hero_lee'],
  ['ABC|2345', 'abc12345'],
  ['ábc12345', 'abc12345'],
  ['αbc12345', 'abc12345'],
  ['ΑΒϹ12345', 'abc12345'],
  ['ᴀʙᴄ12345', 'abc12345'],
  ['abꮯ12345', 'abc12345'],
  ['аbсl2З4Ƽ', 'abc12345'],
  ['abclZ34S', 'abc12345'],
  ['abc-12345', 'abc12345'],
  ['abc_12345', 'abc12345'],
  ['a.b.c12345', 'abc12345'],
  ['加vabc12345', 'abc12345'],
  ['abc12345vx', 'abc12345'],
  ['微信аbc12345', 'abc12345'],
  ['加我аbc12345，别信他', 'abc12345'],
  ['hero-lee', 'hero_lee'],
  ['hero lee', 'hero_lee'],
  ['herolee', 'hero_lee'],
  ['hero__lee', 'hero_lee'],
  ['her0_lee', 'hero_lee'],
  ['hero_1ee', 'hero_lee'],
  ['hero_Iee', 'hero_lee'],
  ['hero‿lee', 'hero_lee'],
  ['vhero_lee', 'hero_lee'],
  ['39ОООО1О24', '3900001024'],
  ['З900001024', '3900001024'],
  ['三9洞洞洞洞1洞24', '3900001024'],
  ['三九洞洞洞洞幺洞两四，骗子', '3900001024'],
  ['伞酒灵灵灵灵幺灵二四', '3900001024'],
  ['san jiu ling ling ling ling yao ling er si', '3900001024'],
  ['three nine zero zero zero zero one zero two four', '3900001024'],
  ['3900001024@qq.com', '3900001024'],
  ['1З800000001', '13800000001'],
  ['幺三八洞洞洞洞洞洞洞幺', '13800000001'],
  ['rnarry_ro', 'marry_ro'],
  ['vvwlulu88', 'wwlulu88'],
  ['wwlulu8B', 'wwlulu88'],
  ['1i1ib0b02015', 'lilibobo2015'],
  ['lilibobo20l5', 'lilibobo2015'],
  ['abc12345', 'abcl2345'],
  ['hеro@163.com', 'hero@163.com'],
  ['her0@163.com', 'hero@163.com'],
  ['hengjikefu01', 'hengji-kefu01'],
  ['hengji kefu01', 'hengji-kefu01'],
  ['hengji_kefu01', 'hengji-kefu01'],
  ['hengji-kefu-01', 'hengji-kefu01'],
  ['hengjikefu_01', 'hengji-kefu01'],
  ['heng-jikefu01', 'hengji_kefu01'],
  ['hengji-kefuO1', 'hengjikefu01'],
  ['加vhengjikefu01', 'hengji-kefu01'],
])('%s is not clean if %s is listed, but may be another account', (text, listed) => {
  const { named, within } = accountsIn(text)
  expect(named).not.toContain(listed)
  expect(within).toContain(listed)
})

test.each([
  ['abc12346', 'abc12345'],
  ['abd12345', 'abc12345'],
  ['xabc12345', 'abc12345'],
  ['hero_lea', 'hero_lee'],
  ['390000102', '3900001024'],
  ['3900001025', '3900001024'],
])('%s does not look like %s', (text, listed) => {
  const { whole, named, within } = accountsIn(text)
  expect(whole).toBe(text)
  expect([...named, ...within]).not.toContain(listed)
})

test('the number of look-alikes is limited', () => {
  for (const text of ['i'.repeat(40), '1'.repeat(100), 'illoil58 '.repeat(11), '洞幺'.repeat(50)])
    expect(accountsIn(text).within.length).toBeLessThan(4000)
})
