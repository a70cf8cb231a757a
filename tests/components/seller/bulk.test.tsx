// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OwnGoodsPage } from '@/components/seller/own-goods-page'
import { call, sendFile } from '@/lib/client/api'
import { changedPrice, changeFault } from '@/lib/shared/bulk-price'
import { yuanToFen } from '@/lib/shared/money'
import { goodsOf } from '../support/sample-goods'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn(), sendFile: vi.fn() }))

const rows = [
  { ...goodsOf(), goodsSn: 'ZHWZ1000001', bigTitle: '第一件', price: '100.00', status: 1 },
  { ...goodsOf(), goodsSn: 'ZHWZ1000002', bigTitle: '第二件', price: '55.50', status: 2 },
  { ...goodsOf(), goodsSn: 'ZHWZ1000003', bigTitle: '卖掉的', price: '9.00', status: 3 },
]
const answers: Record<string, (input: Record<string, string>) => unknown> = {}
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string, input: never) => answers[name]?.(input)) as never)
  answers['GET /goods/selfPublishGoodsList'] = () => ({ list: rows, total: 3, more: false, page: 1, pageSize: 20 })
  answers['GET /shop/own'] = () => ({ code: 'abcdefgh23', name: '', plainName: '青**人的店铺', notice: '' })
  answers['GET /goods/getGoodsUpperConf'] = () => ({ feePercent: '6%', feeBasisPoints: 600, leastFee: '0.01' })
})
const sent = (name: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([call]) => call === name)
    .map(([, input]) => input)

test('prices change in fen, rounded down, and never to nothing', () => {
  const price = yuanToFen('55.55')
  expect(changedPrice(price, 'percent', '95')).toBe(5277n)
  expect(changedPrice(price, 'percent', '99.9')).toBe(5549n)
  expect(changedPrice(price, 'add', '0.45')).toBe(5600n)
  expect(changedPrice(price, 'cut', '55.55')).toBeNull()
  expect(changedPrice(price, 'set', '8')).toBe(800n)
  expect(changeFault('percent', '0')).toBeTruthy()
  expect(changeFault('percent', '501')).toBeTruthy()
  expect(changeFault('cut', '-1')).toBeTruthy()
  expect(changeFault('set', '12.5')).toBeUndefined()
})

test('of what is on the shelf and all held by orders it says so', async () => {
  const held = { ...rows[0], goodsSn: 'ZHWZ1000004', bigTitle: '有人下单的', stock: 0 }
  const list = [...rows, held]
  answers['GET /goods/selfPublishGoodsList'] = () => ({ list, total: 4, more: false, page: 1, pageSize: 20 })
  render(<OwnGoodsPage />)
  const row = async (title: string) =>
    within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement)
  expect((await row('有人下单的')).getByText('已被下单')).toBeTruthy()
  expect((await row('第一件')).getByText('在售')).toBeTruthy()
})

test('ticked goods are priced together: what is shown is what is sent, and a refusal is named', async () => {
  answers['POST /goods/bulkPrice'] = () => ({
    done: 1,
    refused: 1,
    list: [
      { goodsSn: 'ZHWZ1000001', ok: true, msg: '' },
      { goodsSn: 'ZHWZ1000002', ok: false, msg: '商品已售出' },
    ],
  })
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('checkbox', { name: '选择本页商品' }))
  expect(screen.queryByRole('checkbox', { name: '选择 卖掉的' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '改价 2 件' }))
  const dialog = await screen.findByRole('dialog', { name: '批量改价（2 件）' })
  await user.type(within(dialog).getByLabelText(/原价的百分之几/), '90')
  const preview = within(within(dialog).getByRole('list', { name: '改价预览' })).getAllByRole('listitem')
  expect(preview[1]?.textContent).toContain('¥49.95')
  expect(await within(dialog).findByText('到手 ¥84.60')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '改价 2 件' }))
  expect(sent('POST /goods/bulkPrice')).toEqual([
    {
      changes: JSON.stringify([
        { goodsSn: 'ZHWZ1000001', price: '90.00' },
        { goodsSn: 'ZHWZ1000002', price: '49.95' },
      ]),
    },
  ])
  const report = await screen.findByRole('dialog', { name: '1 件成功，1 件没有成功' })
  expect(within(report).getByText('第二件')).toBeTruthy()
  expect(within(report).getByText('商品已售出')).toBeTruthy()
  expect(within(report).queryByText('第一件')).toBeNull()
})

test('a change that leaves nothing is not sent', async () => {
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('checkbox', { name: '选择 第二件' }))
  await user.click(screen.getByRole('button', { name: '改价 1 件' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '降价' }))
  await user.type(within(dialog).getByLabelText(/每件多少元/), '60')
  await user.click(within(dialog).getByRole('button', { name: '改价 1 件' }))
  expect(await within(dialog).findByText('“第二件”降到 0 元以下了')).toBeTruthy()
  expect(sent('POST /goods/bulkPrice')).toEqual([])
})

test('a file is looked at first, and comes in only when that is confirmed', async () => {
  const row = { line: 2, title: '改名卡', goodsSn: '', state: 'create', msg: '' } as const
  const bad = { line: 3, title: '坏的一行', goodsSn: '', state: 'refused', msg: '请填写游戏' } as const
  const report = (isDone: boolean) => ({ isDone, counts: { create: 1, edit: 0, refused: 1 }, list: [row, bad] })
  vi.mocked(sendFile).mockImplementation((async (_: string, { commit }: { commit: string }) =>
    report(commit === '1')) as never)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('button', { name: '导入 / 导出' }))
  const dialog = await screen.findByRole('dialog', { name: '导入和导出商品' })
  const file = new File(['游戏,类型'], '商品.csv', { type: 'text/csv' })
  await user.upload(within(dialog).getByLabelText(/选择文件/), file)
  expect(await within(dialog).findByText('请填写游戏')).toBeTruthy()
  expect(vi.mocked(sendFile).mock.calls.map(([, input]) => input)).toEqual([{ commit: '0' }])
  await user.click(within(dialog).getByRole('button', { name: '确认导入 1 行' }))
  expect(await within(dialog).findByText('已发布 1 行')).toBeTruthy()
  expect(vi.mocked(sendFile).mock.calls.map(([, input]) => input)).toEqual([{ commit: '0' }, { commit: '1' }])
  expect(within(dialog).queryByRole('button', { name: /确认导入/ })).toBeNull()
})
