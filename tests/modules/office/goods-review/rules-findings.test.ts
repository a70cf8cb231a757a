import { describe, expect, it } from 'vitest'
import type { Draft } from '@/lib/server/modules/listings/catalog/types'
import { findingsOf } from '@/lib/server/modules/office/goods-review/rules-findings'
import { changesOf } from '@/lib/server/modules/office/goods-review/rules-unseen'
import type { FindingRule } from '@/lib/shared/goods/goods-review'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, yuanToFen } from '@/lib/shared/money/money'

const NOW = new Date('2026-11-22T00:00:00Z')
const seen = {
  title: '贵族八 300 皮',
  smallTitleName: '',
  description: '',
  priceFen: yuanToFen('900.00'),
  areaId: 1,
  serverId: 2,
  crossId: 0,
}
const draft = (more: Partial<Draft> = {}): Draft => ({
  ...seen,
  facts: {},
  images: ['a'],
  gameId: 107,
  goodsTypeId: 1,
  former: null,
  ...more,
})
const known = {
  isListed: false,
  since: new Date(0),
  repeated: [],
  middle: 1000,
  passed: new Map<FindingRule, Fen>(),
  now: NOW,
  approved: 3,
  firstReviewed: 3,
  sampled: [],
  leastPictures: 1,
}
const rules = (one: Draft, more: Partial<typeof known> = {}) =>
  findingsOf(one, { ...known, ...more }).map(({ rule }) => rule)
const onShelf = { ...seen, sn: 'ZHWZ1000001' as GoodsSn, facts: {}, images: ['a'], status: 1 as const }

describe('automatic goods review findings', () => {
  it.each([
    ['599.99', ['cheap']],
    ['600.00', []],
    ['2500.00', []],
    ['2500.01', ['dear']],
  ])('a price of %s compared with a median of 1000 is flagged accordingly', (price, found) => {
    expect(rules(draft({ priceFen: yuanToFen(price) }))).toEqual(found)
    expect(rules(draft({ priceFen: yuanToFen(price) }), { middle: null as never })).toEqual([])
  })

  it.each([
    ['dear', '9000.00', '8500.00', []],
    ['dear', '9000.00', '9000.00', []],
    ['dear', '9000.00', '9000.01', ['dear']],
    ['cheap', '300.00', '400.00', []],
    ['cheap', '300.00', '299.99', ['cheap']],
    ['cheap', '300.00', '9000.00', ['dear']],
  ] as const)(
    'after staff approved a %s price of %s, a price of %s is flagged with %j',
    (rule, approved, price, found) => {
      const passed = new Map([[rule, yuanToFen(approved)]])
      expect(rules(draft({ former: onShelf, priceFen: yuanToFen(price) }), { passed })).toEqual(found)
    },
  )

  it('an approved price does not count for an item with other texts or pictures', () => {
    const passed = new Map<FindingRule, Fen>([['cheap', yuanToFen('300.00')]])
    const cheaper = { former: onShelf, priceFen: yuanToFen('400.00') }
    expect(rules(draft({ ...cheaper, title: '换成了另一个号' }), { passed })).toEqual(['cheap'])
    expect(rules(draft({ ...cheaper, images: [...onShelf.images, '/media/goods/new.png'] }), { passed })).toEqual([
      'cheap',
    ])
  })

  it('items of a new member from 1000.00 on are reviewed, for seven days', () => {
    const dayOld = { since: new Date(NOW.getTime() - 86_400_000) }
    expect(rules(draft({ priceFen: yuanToFen('1000.00') }), dayOld)).toEqual(['fresh'])
    expect(rules(draft({ priceFen: yuanToFen('999.99') }), dayOld)).toEqual([])
    const week = { since: new Date(NOW.getTime() - 7 * 86_400_000) }
    expect(rules(draft({ priceFen: yuanToFen('1000.00') }), week)).toEqual([])
  })

  it('an edit is reviewed only for new findings; a refused version is reviewed in full', () => {
    const bad = { description: '加微信：abc12345' }
    expect(rules(draft({ ...bad, former: { ...onShelf, ...bad } }))).toEqual([])
    expect(rules(draft({ ...bad, former: onShelf }))).toEqual(['contact'])
    expect(rules(draft({ ...bad, former: { ...onShelf, ...bad, status: 5 } }))).toEqual(['contact'])
    expect(rules(draft({ former: { ...onShelf, priceFen: yuanToFen('900.00') }, title: '改了名 300 皮' }))).toEqual([])
  })

  it('the first items of a new seller are reviewed, and approved ones that become another item', () => {
    const fresh = { approved: 2 }
    expect(rules(draft(), fresh)).toEqual(['first'])
    expect(rules(draft({ former: onShelf, priceFen: yuanToFen('800.00') }), fresh)).toEqual([])
    expect(rules(draft({ former: onShelf, title: '改了名 300 皮' }), fresh)).toEqual(['first'])
    expect(rules(draft({ former: onShelf, images: ['b'] }), fresh)).toEqual(['first'])
    expect(rules(draft({ former: onShelf, serverId: 3 }), fresh)).toEqual(['first'])
    expect(changesOf(draft({ former: onShelf, serverId: 3 }))).toEqual(['改了区服'])
    expect(rules(draft(), { ...fresh, firstReviewed: 2 })).toEqual([])
  })

  it('an account without an uploaded picture is reviewed, unless already approved like that', () => {
    const drawn = ['/media/art/4/screen/wall/107/A.svg']
    expect(rules(draft({ images: [] }))).toEqual(['bare'])
    expect(rules(draft({ images: drawn }))).toEqual(['bare'])
    expect(rules(draft({ images: [] }), { leastPictures: 0 })).toEqual([])
    expect(rules(draft({ images: drawn, former: { ...onShelf, images: drawn } }))).toEqual([])
    expect(rules(draft({ images: drawn, former: { ...onShelf, images: [...drawn, 'a'] } }))).toEqual(['bare'])
    expect(rules(draft({ images: [], former: { ...onShelf, images: [], status: 0 } }))).toEqual(['bare'])
  })

  it('account numbers are not mistaken for contacts', () => {
    expect(rules(draft({ facts: { stars: '6800', heroes: '129', skins: '412' } }))).toEqual([])
    expect(rules(draft({ description: '金币 12000000 万，战力 1388 万，2026-11-20 注册，¥2,680.00 一口价' }))).toEqual(
      [],
    )
  })

  it('the review lists the changes of an item since its former version', () => {
    const next = draft({ former: onShelf, priceFen: yuanToFen('800.00'), title: '新标题 300 皮', images: ['b', 'c'] })
    expect(changesOf(next)).toEqual(['价格 ¥900.00 → ¥800.00', '改了标题', '新增 2 张图', '去掉 1 张图'])
  })
})
