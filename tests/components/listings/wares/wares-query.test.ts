import { expect, test } from 'vitest'
import { readWaresQuery, sentHref } from '@/components/listings/wares/read-wares-query'
import { chosenFilters } from '@/components/listings/wares/wares-chosen'
import { clearedHref, hiddenFields, waresHref, withChosen } from '@/components/listings/wares/wares-query'

const query = readWaresQuery({
  gt: '1',
  gid: '107',
  areaId: '107001',
  serverId: '10700101',
  keyWord: ' 武则天 ',
  minPrice: '100',
  page: '3',
})

test('list links keep the filters, in the order of the route table', () => {
  expect(waresHref(query, { page: 4 })).toBe(
    `/wares?gt=1&gid=107&keyWord=${encodeURIComponent('武则天')}&areaId=107001&serverId=10700101&minPrice=100&page=4`,
  )
})

test('changing a list filter returns to page 1; a new area clears the server, a new game clears both', () => {
  expect(waresHref(query, { sort: 'priceAsc' })).toMatch(/&sort=priceAsc$/)
  expect(waresHref(query, { areaId: '107002' })).not.toContain('serverId')
  expect(waresHref(query, { gid: '111' })).not.toMatch(/areaId|serverId/)
  expect(clearedHref(query)).toBe('/wares?gt=1&gid=107')
})

test('invalid list parameters are ignored', () => {
  const odd = readWaresQuery({
    gt: 'x',
    gid: '-1',
    areaId: '5',
    serverId: '7',
    minPrice: '1.234',
    ensure: '2',
    sort: 'evil',
    page: '0',
    keyWord: ['a', 'b'],
  })
  expect(waresHref(odd)).toBe('/wares?gt=1&keyWord=a')
})

test('swapped price bounds are exchanged', () => {
  expect(readWaresQuery({ minPrice: '900', maxPrice: '80.5' })).toMatchObject({ minPrice: '80.5', maxPrice: '900' })
})

test('each filter chip links to the list without it', () => {
  const chips = chosenFilters(query, { areaName: '安卓QQ', serverName: '手Q 1区' })
  expect(chips.map((chip) => chip.label)).toEqual(['“武则天”', '安卓QQ', '手Q 1区', '¥100 以上'])
  expect(chips[1]?.href).not.toMatch(/areaId|serverId/)
  expect(chips[2]?.href).toContain('areaId=107001')
})

test('a form submits the other filters as hidden fields', () => {
  expect(hiddenFields(query, ['minPrice', 'maxPrice']).map(([name]) => name)).toEqual([
    'gt',
    'gid',
    'keyWord',
    'areaId',
    'serverId',
  ])
})

test('the deposit filters and sorts rentals only', () => {
  const now = readWaresQuery({ gid: '107', rent: '1', free: '1', sort: 'depositAsc' })
  expect(now).toMatchObject({ free: '1', sort: 'depositAsc' })
  expect(waresHref(now)).toBe('/wares?gt=1&gid=107&rent=1&free=1&sort=depositAsc')
  expect(waresHref(now, { rent: undefined })).toBe('/wares?gt=1&gid=107')
  const sale = readWaresQuery({ gid: '107', free: '1', sort: 'depositAsc' })
  expect([sale.free, sale.sort]).toEqual([undefined, undefined])
})

test('only accounts can be rented, and an hourly price filter is dropped when leaving rentals', () => {
  expect(readWaresQuery({ gt: '1', rent: '1' }).rent).toBe('1')
  expect(readWaresQuery({ rent: '1' }).rent).toBe('1')
  expect(readWaresQuery({ gt: '27', rent: '1' }).rent).toBeUndefined()
  const now = readWaresQuery({ gid: '107', minPrice: '100', rent: '1' })
  expect(waresHref(now, { rent: undefined })).toBe('/wares?gt=1&gid=107')
  expect(waresHref(now, { gid: '109' })).toBe('/wares?gt=1&gid=109&minPrice=100&rent=1')
  expect(waresHref(now, { gt: '27' })).toBe('/wares?gt=27&gid=107')
  expect(waresHref(readWaresQuery({ minPrice: '100' }), { rent: '1' })).toBe('/wares?gt=1&rent=1')
})

test('fact filters are one parameter, only for accounts of a chosen game', () => {
  const now = readWaresQuery({ gid: '107', attrs: 'vip.V8*ranking.b.a' })
  expect(waresHref(now)).toBe('/wares?gt=1&gid=107&attrs=ranking.a.b*vip.V8')
  expect(readWaresQuery({ attrs: 'vip.V8' }).attrs).toBeUndefined()
  expect(readWaresQuery({ gt: '27', gid: '107', attrs: 'vip.V8' }).attrs).toBeUndefined()
  expect(waresHref(now, { gid: '111' })).toBe('/wares?gt=1&gid=111')
  expect(withChosen(now, 'vip', [])).toBe('/wares?gt=1&gid=107&attrs=ranking.a.b')
})

test('sorting by the game’s main number works only within a game', () => {
  expect(readWaresQuery({ gid: '107', sort: 'mainDesc' }).sort).toBe('mainDesc')
  expect(readWaresQuery({ sort: 'mainDesc' }).sort).toBeUndefined()
  expect(waresHref(readWaresQuery({ gid: '107', sort: 'mainDesc' }), { gid: undefined })).toBe('/wares?gt=1')
})

test('a submitted filter form redirects to the list URL with its filters', () => {
  const sent = { gt: '1', gid: '107', attrs: 'vip.V8', key: 'skins' }
  expect(sentHref({ ...sent, low: '200', high: '300' })).toBe('/wares?gt=1&gid=107&attrs=skins.200-300*vip.V8')
  expect(sentHref({ ...sent, attrs: 'skins.1-2', low: '', high: '' })).toBe('/wares?gt=1&gid=107')
  expect(sentHref({ ...sent, low: 'many', high: '' })).toBe('/wares?gt=1&gid=107&attrs=vip.V8&refused=number')
  expect(sentHref({ gid: '107', minPrice: 'abc' })).toBe('/wares?gt=1&gid=107&refused=price')
  expect(sentHref({ gid: '107', minPrice: '5', maxPrice: '-5' })).toBe('/wares?gt=1&gid=107&minPrice=5&refused=price')
  expect(sentHref({ gid: '107', minPrice: '100', maxPrice: '5' })).toBe(
    '/wares?gt=1&gid=107&minPrice=5&maxPrice=100&refused=swapped',
  )
  expect(sentHref({ ...sent, low: '300', high: '200' })).toBe(
    '/wares?gt=1&gid=107&attrs=skins.200-300*vip.V8&refused=swapped',
  )
  expect(sentHref({ gid: '107', minPrice: '5', maxPrice: '5' })).toBeUndefined()
  expect(sentHref({ gid: '107', minPrice: '5', attrs: 'vip.V8' })).toBeUndefined()
})

test('fact filter chips show their labels, and each links to the list without it', () => {
  const field = { options: [], isMain: true as const }
  const fields = [
    { ...field, key: 'ranking', label: '段位', options: ['最强王者', '荣耀王者'] },
    { ...field, key: 'vip', label: '贵族', options: ['V8'] },
    { ...field, key: 'skins', label: '皮肤', isNumber: true as const, unit: '款' },
  ]
  const now = readWaresQuery({ gid: '107', attrs: 'skins.200-300*vip.V8*ranking.最强王者.荣耀王者*gone.x' })
  const chips = chosenFilters(now, { fields })
  expect(chips.map(({ label }) => label)).toEqual(['最强王者', '荣耀王者', '贵族 V8', '皮肤 200–300 款'])
  expect(decodeURIComponent(chips[0]?.href ?? '')).toContain('ranking.荣耀王者*')
  expect(chips[3]?.href).not.toContain('skins')
})

test('the page parameter accepts full-width digits and separators', () => {
  expect(['１２', '1,000', ' 3\u200b', '²', '-1', 'x'].map((page) => readWaresQuery({ page }).page)).toEqual([
    12, 1000, 3, 1, 1, 1,
  ])
})
