import { expect, it } from 'vitest'
import { questionsOf } from '@/lib/server/db/seed/goods/question-words'
import { review } from '@/lib/server/db/seed/goods/review-words'
import { Random } from '@/lib/server/db/seed/random'
import { ACCOUNT, GOODS_TYPES } from '@/lib/shared/goods/goods-types'

const textsOf = (goodsTypeId: number): string[] => {
  const random = new Random(7)
  return Array.from({ length: 400 }, () => review(random, goodsTypeId).text)
}

it.each(GOODS_TYPES)('generated reviews of type $id are short, usual and long, and some complain', ({ id }) => {
  const random = new Random(3)
  const all = Array.from({ length: 3000 }, () => review(random, id)).filter(({ text }) => text !== '')
  const share = (from: number, to: number) =>
    all.filter(({ text }) => text.length >= from && text.length < to).length / all.length
  expect([share(1, 9), share(9, 20), share(20, 200)].every((part) => part > 0.08)).toBe(true)
  expect(all.some(({ stars }) => stars === 4) && all.some(({ stars }) => stars < 4)).toBe(true)
  const times = new Map<string, number>()
  for (const { text } of all) times.set(text, (times.get(text) ?? 0) + 1)
  expect(Math.max(...times.values()) / all.length).toBeLessThan(0.12)
})

it('questions of a product are about that product', () => {
  const textOf = (id: number) =>
    questionsOf(id, { bargain: true, isOfficial: false })
      .map((pair) => pair.join())
      .join()
  for (const { id, name } of GOODS_TYPES) {
    expect([name, /实名|一手号|人脸/.test(textOf(id))]).toEqual([name, id === ACCOUNT])
    expect([name, /比例/.test(textOf(id))]).toEqual([name, id === 22 || id === 2])
    expect([name, /兑/.test(textOf(id))]).toEqual([name, id === 46])
  }
})

it('answers offer to bargain only where it is possible, and the shop does not answer as a person', () => {
  for (const { id } of GOODS_TYPES) {
    const firm = questionsOf(id, { bargain: false, isOfficial: false })
    expect(firm.some(([, answer]) => answer.includes('议价'))).toBe(false)
    const official = questionsOf(id, { bargain: false, isOfficial: true })
    expect(official.length).toBeGreaterThan(0)
    expect(official.some(([, answer]) => /我|自己打|不玩了/.test(answer))).toBe(false)
  }
})

it('generated reviews mention re-binding and skins for accounts only', () => {
  const ofAccounts = /绑|皮肤|验号/
  for (const { id, name } of GOODS_TYPES)
    expect(
      textsOf(id).some((text) => ofAccounts.test(text)),
      name,
    ).toBe(id === ACCOUNT)
})
