import { expect, test } from 'vitest'
import {
  isNear,
  rankOf,
  type SampleRow,
  spelled,
  wordsOf,
} from '@/lib/server/modules/listings/catalog/games/rules-words'

const rows: SampleRow[] = [
  { title: '貂蝉仲夏夜之梦 王者号', facts: { treasures: '貂蝉仲夏夜之梦、王昭君偶像歌手', ranking: '荣耀王者' } },
  { title: '貂蝉逐梦之音 荣耀王者', facts: { treasures: '貂蝉逐梦之音', skins: '62' } },
]

test('words are names in facts that a title contains, and what several names begin with', () => {
  expect(wordsOf(rows, new Set(['ranking']))).toEqual([
    { text: '貂蝉仲夏夜之梦', titles: 1 },
    { text: '荣耀王者', titles: 1 },
    { text: '貂蝉逐梦之音', titles: 1 },
    { text: '貂蝉', titles: 2 },
  ])
})

test.each([
  ['貂', 0],
  ['蝉', 1],
  ['diaoch', 2],
  ['DC', 2],
  ['貂婵', 3],
  ['diaochn', 4],
  ['daiochan', 4],
  ['diaoachan', 4],
  ['diaxchan', 4],
  ['xiaochan', undefined],
  ['diao chan', 2],
  ['d', undefined],
  ['', undefined],
  ['吕布', undefined],
])('the typed text %j matches 貂蝉 with rank %s', (typed, rank) => {
  expect(rankOf({ key: '貂蝉', ...spelled('貂蝉') }, typed)).toBe(rank)
})

test.each([
  ['wangzhe', 2],
  ['王者荣躍', 4],
  ['王者农耀', 4],
  ['王者耀', 4],
  ['王者荣荣耀', 4],
  ['王老荣药', undefined],
  ['吕布荣耀', undefined],
])('the typed text %j matches 王者荣耀 with rank %s', (typed, rank) => {
  expect(rankOf({ key: '王者荣耀', ...spelled('王者荣耀') }, typed)).toBe(rank)
})

test('another character of the same sound is the beginning of a longer name', () => {
  expect(rankOf({ key: '三角洲行动', ...spelled('三角洲行动') }, '三角州')).toBe(3)
})

test('one typing error is accepted, two are not', () => {
  expect(isNear('zhugeliag', 'zhugeliang')).toBe(true)
  expect(isNear('zhgelag', 'zhugeliang')).toBe(false)
})
