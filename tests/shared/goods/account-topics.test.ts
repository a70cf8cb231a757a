import { expect, it } from 'vitest'
import { missingTopics } from '@/lib/shared/goods/account-topics'

it.each([
  ['', ['绑定', '实名', '找回']],
  ['贵族八 300 皮，段位王者，装备齐全，上线就能玩，欢迎来问价格和细节', ['绑定', '实名', '找回']],
  ['手机可换绑，没有找回记录', ['实名']],
  ['可解绑，未实名，一手号', []],
])('a description %j leaves open: %j', (description, missing) => {
  expect(missingTopics(description, [])).toEqual(missing)
})

it('filled facts count as well as the description, by label or value', () => {
  const facts = [
    { label: '实名状态', value: '可改' },
    { label: '手机', value: '可换绑' },
    { label: '找回记录', value: ' ' },
  ]
  expect(missingTopics('', facts)).toEqual(['找回'])
})
