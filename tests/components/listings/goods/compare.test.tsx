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

test('the comparison shows facts side by side, marks differences and omits empty ones', () => {
  const goods = (price: string, facts: GoodsDetail['facts']) =>
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
      createTime: '2026-11-20',
      seller: { nickName: '南*猫', sold: 3 },
    }) as GoodsDetail
  const rows = compareRows([
    goods('10.00', [{ key: 'a', label: '段位', value: '王者' }]),
    goods('20.00', [{ key: 'b', label: '皮肤', value: '300' }]),
    null,
  ])
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('价格')?.values).toEqual(['¥10.00', '¥20.00', '已下架'])
  expect(row('段位')).toMatchObject({ values: ['王者', '–', '–'], differs: true })
  expect(row('皮肤')?.values).toEqual(['–', '300', '–'])
  expect(row('服务器')).toBeUndefined()
})
