import { describe, expect, it } from 'vitest'
import { catalogue } from '@/lib/server/db/seed/goods/copy-goods'
import { GAMES } from '@/lib/server/db/seed/goods/games/games'
import { fairPrice, makeAccount } from '@/lib/server/db/seed/goods/make-account'
import { makeGoods, type SeedGoods } from '@/lib/server/db/seed/goods/make-goods'
import { OWNER_TITLES } from '@/lib/server/db/seed/goods/owner-titles'
import { placed } from '@/lib/server/db/seed/goods/seed-games'
import { soldRanges } from '@/lib/server/db/seed/goods/sold-prices'
import { wayOf } from '@/lib/server/db/seed/goods/ware-words'
import { nickname } from '@/lib/server/db/seed/people/nicknames'
import { Random } from '@/lib/server/db/seed/random'
import { cleanFacts } from '@/lib/server/modules/listings/catalog/rules'
import type { UserId } from '@/lib/shared/ids'
import { maskName } from '@/lib/shared/text/mask'
import { DAY_MS } from '@/lib/shared/time'

const NOW = new Date('2026-11-21T12:30:00Z')
const games = GAMES.map(placed)
const gameOf = new Map(games.map((game) => [game.id, game]))
const crew = {
  sellerIds: Array.from({ length: 121 }, (_, i) => (i + 1) as UserId),
  shopIds: { 1: 901 as UserId, 2: 902 as UserId, 3: 903 as UserId },
  landlordId: 1 as UserId,
}
const goods = [...catalogue({ count: 12_000, firstNumber: 1, games, crew, fans: 80, now: NOW, seed: 5 })]
const accounts = goods.filter(({ goodsTypeId }) => goodsTypeId === 1)
const game = ({ gameId }: SeedGoods) => gameOf.get(gameId) as (typeof games)[number]
/** Returns some of the goods that violate a rule; the expected result is an empty list. */
const breaking = (of: readonly SeedGoods[], isBroken: (one: SeedGoods) => boolean) =>
  of
    .filter(isBroken)
    .slice(0, 3)
    .map(({ sn, title, facts }) => ({ sn, title, facts }))
const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] as number

describe('demo games', () => {
  it('demo games keep their ids and codes', () => {
    expect(GAMES.map(({ id, code }) => `${id}${code}`).join(' ')).toBe(
      '107WZ 111HP 109YS 131DF 104SJ 102LM 177CF 105YJ 113XT 106JC 116WW 120DZ 117NS 108HY 114LS 115DW 123MR 124MC 125JQ 126SM 127QF 128MH 129JW 130TD 132YY 133GY 134HJ 135MS',
    )
  })

  it.each(GAMES)(
    '$name has at least forty names, sixteen grouped facts, four of them main, and areas with servers',
    (one) => {
      const names = one.tiers.flatMap(({ names }) => names)
      expect(names.length).toBeGreaterThanOrEqual(40)
      expect(new Set(names).size).toBe(names.length)
      expect(one.tiers.some(({ from }) => from === 0)).toBe(true)
      const keys = one.fields.map(({ key }) => key)
      expect(keys.length).toBeGreaterThanOrEqual(16)
      expect(new Set(keys).size).toBe(keys.length)
      expect(one.fields.filter(({ isMain }) => isMain)).toHaveLength(4)
      expect(one.fields.slice(0, 4).every(({ isMain }) => isMain)).toBe(true)
      for (const field of one.fields) {
        expect(field.group).toBeTruthy()
        expect(new Set(field.options ?? []).size).toBe(field.options?.length ?? 0)
        expect(Boolean(field.options)).toBe(field.kind === 'choice')
      }
      for (const [, servers] of one.areas) expect(servers.every(Boolean) && servers.length).toBeTruthy()
      const known = ['area', 'server', 'best', 'boast', ...keys]
      for (const [, key] of [...one.titles, ...(OWNER_TITLES[one.id] ?? [])].join().matchAll(/\{(\w+)\}/g))
        expect(known).toContain(key)
    },
  )
})

describe('texts of generated goods', () => {
  const wares = goods.filter(({ goodsTypeId }) => goodsTypeId !== 1)

  it('no ending is on more than a tenth of the titles, and half of the members’ wares have none', () => {
    const endings = new Map<string, number>()
    for (const { title } of wares) {
      const ending = title.split(' ').at(-1) ?? ''
      endings.set(ending, (endings.get(ending) ?? 0) + 1)
    }
    expect([...endings].filter(([, n]) => n > wares.length / 10)).toEqual([])
    expect(breaking(wares, ({ title }) => /晚上也在|下单秒回/.test(title))).toEqual([])
  })

  it('no title of a ware is repeated by more than one in two hundred', () => {
    const times = new Map<string, number>()
    for (const { title } of wares) times.set(title, (times.get(title) ?? 0) + 1)
    expect([...times].filter(([, n]) => n > wares.length / 200)).toEqual([])
  })

  it('titles of accounts are made from at least two hundred templates', () => {
    const templates = GAMES.flatMap(({ id, titles }) => [...titles, ...(OWNER_TITLES[id] ?? [])])
    expect(new Set(templates).size).toBeGreaterThanOrEqual(200)
  })

  it('a code names no area and no game character, and its text leaves the delivery to the page', () => {
    const codes = wares.filter(({ goodsTypeId }) => goodsTypeId === 46)
    expect(codes.length).toBeGreaterThan(50)
    const areas = new Map(games.map(({ id, places }) => [id, new Set(places.map(({ areaName }) => areaName))]))
    expect(
      breaking(
        codes,
        ({ gameId, place, title, description }) =>
          place.areaId !== 0 ||
          place.areaName !== '' ||
          [...(areas.get(gameId) ?? [])].some((area) => title.includes(area)) ||
          /角色|区服|订单里/.test(title + description),
      ),
    ).toEqual([])
  })

  it.each(GAMES)('props of $name are delivered in a way that fits them', (one) => {
    const random = new Random(one.id)
    for (const prop of one.props)
      for (let i = 0; i < 12; i++) {
        const { way } = wayOf(random, one, prop)
        const [name] = prop
        const isService = /代(?!充)|刷取|护航/.test(name)
        expect([name, way, isService && /赠|送|邮寄|拍卖|摆摊/.test(way) && !/传奇装备/.test(name)]).toEqual([
          name,
          way,
          false,
        ])
        expect([name, way, /赠送$/.test(name) && /上号|代打|邮寄/.test(way)]).toEqual([name, way, false])
      }
  })
})

describe('generated goods', () => {
  it('generated goods satisfy the limits of the publish form', () => {
    expect(
      breaking(goods, ({ title }) => title.length > 60 || title.length < 6 || /undefined|\{|\s{2}|\s$/.test(title)),
    ).toEqual([])
    expect(breaking(goods, ({ smallTitleName: name }) => name.length > 20 || !name)).toEqual([])
    expect(breaking(goods, ({ description: text }) => text.length > 2000 || /undefined/.test(text))).toEqual([])
    const cleaned = (one: SeedGoods) =>
      cleanFacts(game(one).fields as never, one.facts, new Date('2035-03-13T10:00:00+08:00'))
    expect(breaking(accounts, (one) => JSON.stringify(cleaned(one)) !== JSON.stringify(one.facts))).toEqual([])
  })

  it('generated goods have distinct titles', () => {
    expect(new Set(accounts.map(({ title }) => title)).size / accounts.length).toBeGreaterThan(0.985)
  })

  it('generated accounts cost within the price range of their game', () => {
    expect(
      breaking(accounts, (one) => {
        const [low, high] = game(one).price
        return one.priceFen < low * 84 || one.priceFen > high * 115
      }),
    ).toEqual([])
  })

  it('facts, title and description of a generated account are consistent', () => {
    expect(
      breaking(accounts, (one) => {
        const { facts } = one
        const { tiers, fields } = game(one)
        const owned = tiers.map((_, i) => Number(facts[`tier${i + 1}`] ?? 0))
        const options = fields.find(({ key }) => key === 'ranking')?.options ?? []
        const text = one.title + one.description
        return (
          tiers.some(({ most }, i) => (owned[i] as number) > most) ||
          (facts.treasures ?? '') === '' ||
          fields.some(
            ({ key, holds = [] }) =>
              holds.length > 0 && Number(facts[key]) < holds.reduce((n, i) => n + (owned[i] ?? 0), 0),
          ) ||
          (facts.best_rank !== undefined && options.indexOf(facts.best_rank) < options.indexOf(facts.ranking ?? '')) ||
          (/微信/.test(one.place.areaName) && facts.login === 'QQ 账号密码') ||
          (/QQ/.test(one.place.areaName) && facts.login === '微信扫码') ||
          (/无违规|无封/.test(one.title) && facts.ban !== '无封禁记录') ||
          (/二次实名/.test(one.title) && facts.real_name !== '可二次实名') ||
          (/一手号|首次出售/.test(one.title) && facts.hands !== '首次出售') ||
          Number(facts.since) > 2026 ||
          (one.rent !== null && !game(one).isLet) ||
          (/小刀|好说|可以谈/.test(text) && !one.bargain)
        )
      }),
    ).toEqual([])
    const others = goods.filter(({ goodsTypeId }) => goodsTypeId !== 1)
    expect(breaking(others, (one) => one.rent !== null || one.stock < 1)).toEqual([])
    expect(breaking(goods, (one) => one.crossId !== (one.gameId === 131 ? one.place.areaId % 1000 : 0))).toEqual([])
  })

  it('generated descriptions of owners and of the official shop have different styles', () => {
    expect(
      breaking(accounts, ({ isOfficialSell, description }) => isOfficialSell !== description.includes('【核验】')),
    ).toEqual([])
    expect(
      breaking(goods, ({ isOfficialSell, bargain, sellerId }) => isOfficialSell && (bargain || sellerId < 900)),
    ).toEqual([])
    expect(
      breaking(goods, ({ isOfficialSell, description }) => isOfficialSell !== description.startsWith('【')),
    ).toEqual([])
    expect(breaking(goods, ({ isOfficialSell, title }) => isOfficialSell !== /自营|官方回收/.test(title))).toEqual([])
  })

  it('generated currency goods are priced at the rate of their currency', () => {
    const size = { 万: 10_000, 亿: 100_000_000 }
    const coins = goods.filter(({ goodsTypeId }) => goodsTypeId === 22)
    expect(coins.length).toBeGreaterThan(100)
    expect(
      breaking(coins, (one) => {
        const [, amount, unit] = /^([0-9]{1,8}(?:[.][0-9]{1,4})?)([万亿])$/.exec(one.facts.amount ?? '') ?? []
        const rate = (Number(amount) * size[unit as keyof typeof size]) / (one.priceFen / 100)
        const middle = game(one).coin?.perYuan ?? 0
        return !(Math.abs(rate / middle - 1) < 0.12)
      }),
    ).toEqual([])
  })

  it('generated goods were listed at waking hours, and never in the future', () => {
    expect(breaking(goods, ({ createdAt }) => createdAt > NOW)).toEqual([])
    const hours = goods.map(({ createdAt }) => (createdAt.getUTCHours() + 8) % 24)
    const share = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length / hours.length
    expect(share(2, 7)).toBeLessThan(0.08)
    expect(share(19, 24)).toBeGreaterThan(0.28)
    const days = new Set(goods.map(({ createdAt }) => Math.floor((createdAt.getTime() + 28_800_000) / 86_400_000)))
    expect(days.size).toBeGreaterThan(40)
  })

  it('older generated goods have more views, and favourites from a part of the viewers', () => {
    const ageOf = ({ createdAt }: SeedGoods) => (NOW.getTime() - createdAt.getTime()) / 86_400_000
    const seen = [0, 1, 4, 12, 30, 90].map((from, i, all) =>
      middle(goods.filter((one) => ageOf(one) >= from && ageOf(one) < (all[i + 1] ?? 1000)).map(({ views }) => views)),
    )
    expect(seen.slice(0, 5)).toEqual([...seen.slice(0, 5)].sort((a, b) => a - b))
    expect(seen[0]).toBeLessThan(40)
    expect(breaking(goods, (one) => one.favourites > 80 || one.favourites > one.views / 20)).toEqual([])
    expect(Math.max(...goods.filter((one) => ageOf(one) < 1 / 24).map(({ views }) => views), 0)).toBeLessThan(12)
  })
})

describe('generated prices', () => {
  it('the shop asks what half of the similar accounts were sold for, and no member asks twice as much', () => {
    const random = new Random(11)
    const past = Array.from({ length: 4000 }, (_, i) => {
      const seed = random.pick(games)
      const made = makeGoods({
        random,
        game: seed,
        number: i + 1,
        sellerId: 1 as UserId,
        distId: 1,
        now: NOW,
        goodsTypeId: 1,
      })
      return { goods: made, completedAt: new Date(NOW.getTime() - (4 + (i % 24)) * DAY_MS) }
    })
    const soldRangeOf = soldRanges({ games, past, holdHoursOf: () => 72, now: NOW })
    const shelf = [...catalogue({ count: 4000, firstNumber: 1, games, crew, fans: 80, now: NOW, seed: 6, soldRangeOf })]
    const compared = shelf.flatMap((one) => {
      const range = soldRangeOf(one)
      return range ? [{ one, range }] : []
    })
    const official = compared.filter(({ one }) => one.isOfficialSell)
    expect(official.length).toBeGreaterThan(100)
    const yuan = ({ priceFen }: SeedGoods) => priceFen / 100
    expect(official.filter(({ one, range }) => yuan(one) < range.low || yuan(one) > range.high)).toEqual([])
    expect(compared.filter(({ one, range }) => yuan(one) > range.high * 1.7 || yuan(one) < range.low * 0.55)).toEqual(
      [],
    )
  })

  it.each(GAMES)('the price of a $name account follows from its holdings', (one) => {
    const random = new Random(one.id)
    const { places } = placed(one)
    for (let i = 0; i < 40; i++) {
      const account = makeAccount(random, one, random.pick(places))
      const price = fairPrice(one, account)
      one.tiers.forEach(({ names, most }, t) => {
        const has = account.owned[t] ?? []
        const more = names.find((name) => !has.includes(name))
        if (!more || has.length >= most) return
        const owned = account.owned.map((list, at) => (at === t ? [...list, more] : list))
        expect(fairPrice(one, { ...account, owned })).toBeGreaterThan(price)
      })
      for (const field of one.fields.filter(({ worth }) => worth)) {
        const value = account.facts[field.key] ?? ''
        const next = field.options ? field.options[field.options.indexOf(value) + 1] : String(Number(value) * 1.2 + 1)
        if (next === undefined) continue
        const raised = fairPrice(one, { ...account, facts: { ...account.facts, [field.key]: next } })
        if (field.position?.(value) === 1) expect(raised).toBe(price)
        else expect(raised).toBeGreaterThan(price)
      }
    }
  })
})

it('no two demo nicknames look the same when masked', () => {
  const names = Array.from({ length: 2000 }, (_, i) => nickname(i))
  const masked = ['南山老猫', '秋水无声', ...names].map(maskName)
  expect(new Set(masked).size).toBe(masked.length)
})
