// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CompareCheck } from '@/components/listings/goods/compare-check'
import { clearCompared } from '@/components/listings/goods/compare-store'
import { compareRows } from '@/components/listings/wares/compare-rows'
import { CompareTray } from '@/components/listings/wares/compare-tray'
import { Toaster } from '@/components/ui/overlays/toast'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { goodsOf } from '../../support/sample-goods'

const item = (n: number, gameId = 107) => ({
  sn: `ZHWZ${n}`,
  title: `账号${n}`,
  href: `/detail/ZHWZ${n}`,
  price: '88.00',
  picture: '/media/a.svg',
  gameId,
})
const show = (items: ReturnType<typeof item>[]) =>
  render(
    <>
      {items.map((one) => (
        <CompareCheck key={one.sn} item={one} />
      ))}
      <CompareTray />
      <Toaster />
    </>,
  )
const box = (n: number) => screen.getByRole('checkbox', { name: `对比 账号${n}` })

afterEach(() => {
  cleanup()
  clearCompared()
})

test('rejects a fifth item in the comparison with a message', async () => {
  const user = userEvent.setup()
  show([1, 2, 3, 4, 5].map((n) => item(n)))
  expect(screen.queryByRole('region', { name: '商品对比' })).toBeNull()
  for (const n of [1, 2, 3, 4, 5]) await user.click(box(n))
  expect(screen.getByText('4 / 4')).toBeTruthy()
  expect((box(5) as HTMLInputElement).checked).toBe(false)
  expect(await screen.findByText('最多对比 4 件，先移除一件')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('compare') ?? '')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: '移除 账号2' }))
  expect((box(2) as HTMLInputElement).checked).toBe(false)
})

test('goods of another game cannot be added to the comparison', async () => {
  const user = userEvent.setup()
  show([item(1), item(2, 111)])
  await user.click(box(1))
  await user.click(box(2))
  expect(await screen.findByText('只能对比同一个游戏的商品，先清空对比栏')).toBeTruthy()
  expect(screen.getByText('1 / 4')).toBeTruthy()
})

const goods = (price: string, facts: GoodsDetail['facts'], more: Partial<GoodsDetail> = {}) =>
  ({
    price,
    facts,
    areaName: '安卓QQ',
    crossName: '',
    serverName: '',
    canEnsure: true,
    bargain: false,
    status: 1,
    reserved: false,
    stock: 1,
    isOfficialSell: false,
    isAutomatic: false,
    ships: '',
    checked: null,
    createTime: '2026-11-20',
    seller: { nickName: '南*猫', sold: 3, stars: 4.8, rated: 12, minutes: 12, faceMonth: '2026-10', authStatus: 2 },
    ...more,
  }) as GoodsDetail
const RANK = { key: 'a', label: '段位', value: '王者' }

test('the comparison shows facts side by side, marks differences and omits empty ones', () => {
  const rows = compareRows([goods('10.00', [RANK]), goods('20.00', [{ key: 'b', label: '皮肤', value: '300' }]), null])
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('价格')?.values).toEqual(['¥10.00', '¥20.00', '已下架'])
  expect(row('成交中位价')).toBeUndefined()
  expect(row('段位')).toMatchObject({ values: ['王者', '–', '–'], differs: true })
  expect(row('皮肤')?.values).toEqual(['–', '300', '–'])
  expect(row('服务器')).toBeUndefined()
})

test('the comparison states delivery time, check, and rating and verification of the seller', () => {
  const official = { isOfficialSell: true, seller: { nickName: '自营店', minutes: null, faceMonth: '' } }
  const rows = compareRows([
    goods('10.00', [], { checked: { facts: [] } as unknown as GoodsDetail['checked'] }),
    goods('20.00', [], { ...(official as Partial<GoodsDetail>), ships: '9:00 起发货' }),
  ])
  const values = (label: string) => rows.find((one) => one.label === label)?.values
  expect(values('发货用时')).toEqual(['约 12 分钟发货', '9:00 起发货'])
  expect(values('平台验号')).toEqual(['已验号', '未验号'])
  expect(values('卖家认证')).toEqual(['已人脸核验', '平台自营'])
  expect(values('卖家')).toEqual(['南*猫，成交 3 笔', '自营店'])
  expect(values('卖家好评')).toEqual(['4.8 分，12 条', '–'])
})

test('equal facts can be hidden, and only goods that are for sale lead to the purchase', async () => {
  const user = userEvent.setup()
  server.use(
    mockCall('GET /goods/goodsInfo', ({ input: { goodsSn } }) =>
      goodsOf({
        goodsSn,
        facts: [RANK],
        ...(goodsSn === 'ZHWZ1' ? { price: '10.00' } : { price: '20.00', status: 3 }),
      }),
    ),
    mockCall('GET /goods/soldRange', ({ input: { goodsSn } }) => ({
      range:
        goodsSn === 'ZHWZ1'
          ? { days: 30, count: 9, low: '9.00', mid: '12.00', high: '15.00', basis: '皮肤 1–2', points: [] }
          : null,
    })),
  )
  show([item(1), item(2)])
  await user.click(box(1))
  await user.click(box(2))
  await user.click(screen.getByRole('button', { name: '开始对比' }))
  expect(await screen.findByText('段位')).toBeTruthy()
  expect(screen.getByRole('row', { name: '成交中位价 ¥12.00 –' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '去购买 账号1' }).getAttribute('href')).toBe('/detail/ZHWZ1')
  expect(screen.queryByRole('link', { name: '去购买 账号2' })).toBeNull()
  await user.click(screen.getByLabelText('只看不同项'))
  expect(screen.queryByText('段位')).toBeNull()
  expect(screen.getByText('价格')).toBeTruthy()
})
