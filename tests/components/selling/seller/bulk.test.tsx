// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { BulkPriceDialog } from '@/components/selling/seller/bulk-price-dialog'
import { OwnGoodsPage } from '@/components/selling/seller/own-goods-page'
import { changedPrice, changeError } from '@/lib/shared/goods/bulk-price'
import { yuanToFen } from '@/lib/shared/money/money'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { ownPageOf } from '../../support/own-page-of'
import { publishTermsOf } from '../../support/sample-games'
import { goodsOf } from '../../support/sample-goods'

const rows = [
  goodsOf({ goodsSn: 'ZHWZ1000001', bigTitle: '第一件', price: '100.00', status: 1 }),
  goodsOf({ goodsSn: 'ZHWZ1000002', bigTitle: '第二件', price: '55.50', status: 2 }),
  goodsOf({ goodsSn: 'ZHWZ1000003', bigTitle: '卖掉的', price: '9.00', status: 3 }),
]
beforeEach(() => {
  server.use(
    mockCall('GET /goods/selfPublishGoodsList', ownPageOf(rows)),
    mockCall('GET /shop/own', { code: 'abcdefgh23', name: '', plainName: '青**人的店铺', notice: '' }),
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()),
  )
})

test('bulk price changes are counted in fen, rounded down, and never reach zero', () => {
  const price = yuanToFen('55.55')
  expect(changedPrice(price, 'percent', '95')).toBe(5277n)
  expect(changedPrice(price, 'percent', '99.9')).toBe(5549n)
  expect(changedPrice(price, 'add', '0.45')).toBe(5600n)
  expect(changedPrice(price, 'cut', '55.55')).toBeNull()
  expect(changedPrice(price, 'set', '8')).toBe(800n)
  expect(changeError('percent', '0')).toBeTruthy()
  expect(changeError('percent', '501')).toBeTruthy()
  expect(changeError('cut', '-1')).toBeTruthy()
  expect(changeError('set', '12.5')).toBeUndefined()
})

test('goods on the shelf whose units are all reserved by orders are marked as ordered', async () => {
  const held = goodsOf({ goodsSn: 'ZHWZ1000004', bigTitle: '有人下单的', stock: 0 })
  server.use(mockCall('GET /goods/selfPublishGoodsList', ownPageOf([...rows, held])))
  render(<OwnGoodsPage />)
  const row = async (title: string) =>
    within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement)
  expect((await row('有人下单的')).getByText('已被下单')).toBeTruthy()
  expect((await row('第一件')).getByText('在售')).toBeTruthy()
})

test('a bulk price change sends the previewed prices and lists the refused goods', async () => {
  const change = mockCall('POST /goods/bulkPrice', {
    done: 1,
    refused: 1,
    list: [
      { goodsSn: 'ZHWZ1000001', ok: true, msg: '' },
      { goodsSn: 'ZHWZ1000002', ok: false, msg: '商品已售出' },
    ],
  })
  server.use(change)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('checkbox', { name: '选择本页商品' }))
  expect(screen.queryByRole('checkbox', { name: '选择 卖掉的' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '改价 2 件' }))
  const dialog = await screen.findByRole('dialog', { name: '批量改价（2 件）' })
  await user.type(within(dialog).getByLabelText(/改为原价的/), '90')
  const preview = within(within(dialog).getByRole('list', { name: '改价预览' })).getAllByRole('listitem')
  expect(preview[1]?.textContent).toContain('¥49.95')
  expect(await within(dialog).findByText('到手 ¥84.60')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '改价 2 件' }))
  const report = await screen.findByRole('dialog', { name: '1 件成功，1 件没有成功' })
  expect(change.inputs).toEqual([
    {
      changes: JSON.stringify([
        { goodsSn: 'ZHWZ1000001', price: '90.00' },
        { goodsSn: 'ZHWZ1000002', price: '49.95' },
      ]),
    },
  ])
  expect(within(report).getByText('第二件')).toBeTruthy()
  expect(within(report).getByText('商品已售出')).toBeTruthy()
  expect(within(report).queryByText('第一件')).toBeNull()
})

test('an error cuts the title of an item between characters, not within an emoji', async () => {
  const title = '十一个字的商品标题啊哈😀后面'
  const goods = [goodsOf({ bigTitle: title, price: '50.00' })]
  render(<BulkPriceDialog goods={goods} onClose={() => {}} onDone={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: '降价' }))
  fireEvent.change(screen.getByLabelText(/每件多少元/), { target: { value: '60' } })
  fireEvent.click(screen.getByRole('button', { name: '改价 1 件' }))
  expect(await screen.findByText(`“${title.slice(0, 11)}”降到 0 元以下了`)).toBeTruthy()
})

test('a bulk price change that results in a price below zero is not sent', async () => {
  const change = mockCall('POST /goods/bulkPrice', { done: 0, refused: 0, list: [] })
  server.use(change)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('checkbox', { name: '选择 第二件' }))
  await user.click(screen.getByRole('button', { name: '改价 1 件' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '降价' }))
  await user.type(within(dialog).getByLabelText(/每件多少元/), '60')
  await user.click(within(dialog).getByRole('button', { name: '改价 1 件' }))
  expect(await within(dialog).findByText('“第二件”降到 0 元以下了')).toBeTruthy()
  expect(change.inputs).toEqual([])
})

test('a CSV file is checked first and imported only after confirmation', async () => {
  const row = { line: 2, title: '改名卡', goodsSn: '', state: 'create', msg: '' } as const
  const bad = { line: 3, title: '坏的一行', goodsSn: '', state: 'refused', msg: '请填写游戏' } as const
  const importGoods = mockCall('POST /goods/uploadGoodsCsv', ({ input }) => ({
    isDone: input.commit === '1',
    counts: { create: 1, edit: 0, known: 0, same: 0, refused: 1 },
    list: [row, bad],
  }))
  server.use(importGoods)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('button', { name: '导入 / 导出' }))
  const dialog = await screen.findByRole('dialog', { name: '导入和导出商品' })
  const file = new File(['游戏,类型'], '商品.csv', { type: 'text/csv' })
  await user.upload(within(dialog).getByLabelText(/选择文件/), file)
  expect(await within(dialog).findByText('请填写游戏')).toBeTruthy()
  expect(importGoods.inputs).toEqual([{ commit: '0' }])
  await user.click(within(dialog).getByRole('button', { name: '确认导入 1 行' }))
  expect(await within(dialog).findByText('已发布 1 行')).toBeTruthy()
  expect(importGoods.inputs).toEqual([{ commit: '0' }, { commit: '1' }])
  expect(within(dialog).queryByRole('button', { name: /确认导入/ })).toBeNull()
})
