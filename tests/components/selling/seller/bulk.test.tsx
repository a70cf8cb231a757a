// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { BulkPriceDialog } from '@/components/selling/seller/bulk-price-dialog'
import { OwnGoodsPage } from '@/components/selling/seller/own-goods-page'
import { Toaster } from '@/components/ui/overlays/toast'
import { changedPrice, changeError, steepChanges } from '@/lib/shared/goods/bulk-price'
import { yuanToFen } from '@/lib/shared/money/money'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { ownPageOf } from '../../support/own-page-of'
import { NO_FACE } from '../../support/sample-face'
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
    mockCall('GET /goods/priceFindings', { list: [] }),
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
    inReview: 1,
    list: [
      { goodsSn: 'ZHWZ1000001', ok: true, inReview: true, msg: '' },
      { goodsSn: 'ZHWZ1000002', ok: false, inReview: false, msg: '商品已售出' },
    ],
    face: '',
  })
  server.use(change)
  const user = userEvent.setup()
  render(
    <>
      <OwnGoodsPage />
      <Toaster />
    </>,
  )
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
  expect(screen.getByText('1 件已改价，其中 1 件需审核后展示，1 件没有成功')).toBeTruthy()
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

test('selected goods are taken off the shelf only after a question', async () => {
  const unlist = mockCall('POST /goods/bulkShelf', { done: 2, refused: 0, inReview: 0, list: [], face: '' })
  server.use(unlist)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('checkbox', { name: '选择本页商品' }))
  await user.click(within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', { name: '下架' }))
  const dialog = await screen.findByRole('dialog', { name: '下架 2 件？' })
  expect(unlist.inputs).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: '下架' }))
  await waitFor(() => expect(unlist.inputs).toMatchObject([{ onShelf: '0' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
  const change = mockCall('POST /goods/bulkPrice', { done: 0, refused: 0, inReview: 0, list: [], face: '' })
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

const WHY = '发布 ¥500.00 及以上的商品，每 90 天要做一次人脸核验'
/** The face check is passed at once. */
const passed = () => mockCall('GET /user/faceCheck', { ...NO_FACE, isPassed: true })
const continues = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: '继续' }))

test('bulk prices that need a face check are sent again, the same ones, after it', async () => {
  let isChecked = false
  const change = mockCall('POST /goods/bulkPrice', () => ({
    done: isChecked ? 2 : 1,
    refused: isChecked ? 0 : 1,
    inReview: 0,
    list: ['ZHWZ1000001', 'ZHWZ1000002'].map((goodsSn, i) => ({
      goodsSn,
      ok: isChecked || i === 0,
      inReview: false,
      msg: isChecked || i === 0 ? '' : WHY,
    })),
    face: isChecked ? '' : WHY,
  }))
  server.use(change, passed())
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('checkbox', { name: '选择本页商品' }))
  await user.click(screen.getByRole('button', { name: '改价 2 件' }))
  const dialog = await screen.findByRole('dialog', { name: '批量改价（2 件）' })
  await user.type(within(dialog).getByLabelText(/改为原价的/), '900')
  await user.clear(within(dialog).getByLabelText(/改为原价的/))
  await user.type(within(dialog).getByLabelText(/改为原价的/), '300')
  await user.click(within(dialog).getByLabelText('新价格已核对'))
  await user.click(within(dialog).getByRole('button', { name: '改价 2 件' }))
  expect((await screen.findByRole('dialog', { name: '人脸核验' })).textContent).toContain(WHY)
  isChecked = true
  await continues(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(change.inputs).toHaveLength(2)
  expect(change.inputs[1]).toEqual(change.inputs[0])
})

test('goods that need a face check to be put on the shelf, one or many, are put there after it', async () => {
  const many = mockCall('POST /goods/bulkShelf', {
    done: 0,
    refused: 1,
    inReview: 0,
    list: [{ goodsSn: 'ZHWZ1000002', ok: false, inReview: false, msg: WHY }],
    face: WHY,
  })
  const one = mockCall('POST /goods/pushOrPullGoods', {
    refuse: 'FACE_NEEDED',
    msg: WHY,
    data: { purpose: 'list' },
  })
  server.use(many, one, passed())
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('checkbox', { name: '选择 第二件' }))
  await user.click(within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', { name: '上架' }))
  await continues(user)
  await waitFor(() => expect(many.inputs).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: '知道了' }))
  const row = within((await screen.findByRole('link', { name: '第二件' })).closest('tr') as HTMLElement)
  await user.click(row.getByRole('button', { name: '上架' }))
  await continues(user)
  await waitFor(() => expect(one.inputs).toHaveLength(2))
  expect(one.inputs[1]).toEqual({ goodsSn: 'ZHWZ1000002', onShelf: '1' })
})

test('the goods of all pages can be selected at once, without those already sold', async () => {
  const many = Array.from({ length: 130 }, (_, i) =>
    goodsOf({ goodsSn: `ZHWZ10001${String(i).padStart(3, '0')}`, bigTitle: `第 ${i} 件`, status: i === 7 ? 3 : 1 }),
  )
  const list = mockCall('GET /goods/selfPublishGoodsList', ({ input: { page = '1', pageSize = '20' } }) => {
    const from = (Number(page) - 1) * Number(pageSize)
    return { ...ownPageOf(many.slice(from, from + Number(pageSize))), total: many.length }
  })
  server.use(list)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByLabelText('选择本页商品'))
  await user.click(screen.getByRole('button', { name: '选择全部 130 件' }))
  expect(await screen.findByText('已选 129 件')).toBeTruthy()
  expect(list.inputs.slice(1).map(({ page, pageSize }) => [page, pageSize])).toEqual([
    ['1', '60'],
    ['2', '60'],
    ['3', '60'],
  ])
})

test('changes by more than 30 percent are counted with the lowest new price', () => {
  const prices = ['3390.00', '49.00', '100.00'].map(yuanToFen)
  expect(steepChanges(prices, 'percent', '9')).toEqual({ count: 3, lowest: 441n })
  expect(steepChanges(prices, 'percent', '70')).toBeNull()
  expect(steepChanges(prices, 'add', '31')).toEqual({ count: 2, lowest: 8000n })
})

test('a steep bulk price change is sent only after the seller has confirmed the new prices', async () => {
  const change = mockCall('POST /goods/bulkPrice', { done: 2, refused: 0, inReview: 0, list: [], face: '' })
  server.use(change)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByLabelText('选择本页商品'))
  await user.click(screen.getByRole('button', { name: '改价 2 件' }))
  const dialog = within(await screen.findByRole('dialog', { name: '批量改价（2 件）' }))
  fireEvent.change(dialog.getByLabelText(/改为原价的/), { target: { value: '9' } })
  expect(dialog.getByText(/2 件的价格变动超过 30%，改后最低 ¥4.99。想打9折请填 90。/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '改价 2 件' }))
  expect(await dialog.findByText('改动较大，核对新价格后请勾选确认')).toBeTruthy()
  expect(change.inputs).toEqual([])
  await user.click(dialog.getByLabelText('新价格已核对'))
  await user.click(dialog.getByRole('button', { name: '改价 2 件' }))
  await waitFor(() => expect(change.inputs).toHaveLength(1))
})

test('before a bulk price change is saved, the goods that staff will review are named', async () => {
  const asked = mockCall('GET /goods/priceFindings', {
    list: [
      { goodsSn: 'ZHWZ1000001', findings: ['价格偏高'] },
      { goodsSn: 'ZHWZ1000002', findings: [] },
    ],
  })
  server.use(asked)
  render(<BulkPriceDialog goods={rows.slice(0, 2)} onClose={() => {}} onDone={() => {}} />)
  fireEvent.change(screen.getByLabelText(/改为原价的/), { target: { value: '110' } })
  expect(await screen.findByText('其中 1 件改价后需审核：“第一件”。审核期间不展示，最晚 2 小时审核完。')).toBeTruthy()
  expect(asked.inputs).toEqual([
    {
      changes: JSON.stringify([
        { goodsSn: 'ZHWZ1000001', price: '110.00' },
        { goodsSn: 'ZHWZ1000002', price: '61.05' },
      ]),
    },
  ])
})
