import { expect, test } from 'vitest'
import { namedHref } from '@/components/goods/wares-named'

const CHOICES = {
  games: [
    { id: 107, name: '王者荣耀' },
    { id: 111, name: '原神' },
  ],
  types: [
    { id: 1, name: '账号' },
    { id: 27, name: '游戏币' },
  ],
  areas: [{ id: 5, name: '安卓QQ' }],
}
const lead = (keyWord: string, more = {}) => namedHref({ gt: '1', page: 1, keyWord, ...more }, CHOICES)

test.each([
  ['原神', '/wares?gt=1&gid=111'],
  ['王者榮耀', '/wares?gt=1&gid=107'],
  ['王者 荣耀', '/wares?gt=1&gid=107'],
  ['安卓ＱＱ', '/wares?gt=1&areaId=5'],
  ['遊戲幣', '/wares?gt=27'],
  ['王者荣耀 V8', '/wares?gt=1&gid=107&keyWord=V8'],
])('the keyword %s leads to %s', (keyWord, href) => {
  expect(lead(keyWord)).toBe(href)
})

test('the name of the chosen game is taken out, the name of another one changes it', () => {
  expect(lead('王者荣耀', { gid: '107', areaId: '5' })).toBe('/wares?gt=1&gid=107&areaId=5')
  expect(lead('原神', { gid: '107', areaId: '5' })).toBe('/wares?gt=1&gid=111')
})

test.each(['皮肤', '原神皮肤', 'V8 王者'])('the keyword %s is searched for', (keyWord) => {
  expect(lead(keyWord)).toBeUndefined()
})
