// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { OwnGoodsHere, OwnGoodsPage } from '@/components/selling/seller/own-goods-page'
import { addressOf, EMPTY_QUERY, queryAt } from '@/components/selling/seller/own-query'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { ownPageOf } from '../../support/own-page-of'
import { goodsOf } from '../../support/sample-goods'

const ITEM = goodsOf({ goodsSn: 'ZHWZ1000001', bigTitle: '第一件', price: '100.00', status: 1 })
const GAMES = [{ gameId: 107, gameName: '王者荣耀', total: 12 }]

beforeEach(() => {
  history.replaceState(null, '', '/center/sell/sellOutGoods')
  server.use(mockCall('GET /shop/own', { code: 'abcdefgh23', name: '', plainName: '青**人的店铺', notice: '' }))
})

test('an address keeps the selection, and unknown parts of it are ignored', () => {
  const query = { ...EMPTY_QUERY, kind: 'rent', keyWord: '贵族 V8', minPrice: '10.00', sort: 'views' as const, page: 3 }
  expect(queryAt(new URL(`https://x.cn/?${addressOf(query)}`))).toEqual(query)
  expect(addressOf(EMPTY_QUERY)).toBe('')
  expect(queryAt(new URL('https://x.cn/?kind=9&status=4&minPrice=abc&sort=odd&page=-1&gameId=0'))).toEqual(EMPTY_QUERY)
})

test('the filters of the address are asked for and shown, and a change returns to the first page', async () => {
  history.replaceState(null, '', '/center/sell/sellOutGoods?status=1&kind=27&keyWord=%E7%9A%AE%E8%82%A4&page=2')
  const list = mockCall('GET /goods/selfPublishGoodsList', ownPageOf([ITEM], { games: GAMES, total: 30 }))
  server.use(list)
  const user = userEvent.setup()
  render(<OwnGoodsHere />)
  await screen.findByText('第一件')
  expect(list.inputs[0]).toMatchObject({ status: '1', goodsTypeId: '27', keyWord: '皮肤', page: '2', sort: 'newest' })
  expect(screen.getByLabelText<HTMLInputElement>('搜索商品').value).toBe('皮肤')
  await user.selectOptions(screen.getByLabelText('游戏'), '107')
  expect(new URLSearchParams(location.search).get('gameId')).toBe('107')
  await expect.poll(() => list.inputs.at(-1)).toMatchObject({ gameId: '107', page: '1' })
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(location.search).toBe('?status=1')
})

test('the list opens with what is for sale, and the address keeps every other tab', async () => {
  const list = mockCall('GET /goods/selfPublishGoodsList', ownPageOf([ITEM]))
  server.use(list)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await screen.findByText('第一件')
  expect(list.inputs).toMatchObject([{ status: '1' }])
  expect(screen.getByRole('button', { name: /^在售/ }).getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('button', { name: /^全部/ }))
  await expect.poll(() => list.inputs.length).toBe(2)
  expect(list.inputs[1]).not.toHaveProperty('status')
  expect(location.search).toBe('?status=all')
  expect(queryAt(new URL('https://x.cn/?status=7')).status).toBe('7')
})

test('the list opens with all goods while none is for sale', async () => {
  const sold = goodsOf({ goodsSn: 'ZHWZ1000002', bigTitle: '已卖掉的', status: 3 })
  const list = mockCall('GET /goods/selfPublishGoodsList', ownPageOf([sold]))
  server.use(list)
  render(<OwnGoodsPage />)
  await expect.poll(() => list.inputs.length).toBe(2)
  expect(list.inputs[1]).not.toHaveProperty('status')
  expect(screen.getByRole('button', { name: /^全部/ }).getAttribute('aria-current')).toBe('true')
})

test('a seller without goods is sent to publish one', async () => {
  const list = mockCall('GET /goods/selfPublishGoodsList', ownPageOf([]))
  server.use(list)
  render(<OwnGoodsPage />)
  expect(await screen.findByText('还没有发布商品')).toBeTruthy()
  expect(list.inputs).toHaveLength(1)
})

test('a price range that is turned around is corrected, and one that is no price is refused', async () => {
  const list = mockCall('GET /goods/selfPublishGoodsList', ownPageOf([ITEM]))
  server.use(list)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await screen.findByText('第一件')
  await user.type(screen.getByLabelText('最低价（元）'), '100')
  await user.type(screen.getByLabelText('最高价（元）'), '20')
  await user.click(screen.getByRole('button', { name: '搜索' }))
  await expect.poll(() => list.inputs.at(-1)).toMatchObject({ minPrice: '20', maxPrice: '100' })
  await user.clear(screen.getByLabelText('最低价（元）'))
  await user.type(screen.getByLabelText('最低价（元）'), '便宜')
  await user.click(screen.getByRole('button', { name: '搜索' }))
  expect((await screen.findByRole('alert')).textContent).toBe('价格填数字，最多两位小数')
})

test('each tab shows its count, and a refused item shows why', async () => {
  const fault = { state: 'removed', text: '图片重复或盗用' } as const
  const refused = { ...goodsOf({ goodsSn: 'ZHWZ1000002', bigTitle: '被下架的', status: 5 }), fault }
  server.use(mockCall('GET /goods/selfPublishGoodsList', ownPageOf([ITEM, refused])))
  render(<OwnGoodsPage />)
  expect(await screen.findByText('被下架：图片重复或盗用')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^违规或未通过 ?1$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^全部 ?2$/ })).toBeTruthy()
})

test('selected goods are moved up together, and an item already moved up today cannot be again', async () => {
  const done = { ...goodsOf({ goodsSn: 'ZHWZ1000002', bigTitle: '第二件', status: 1 }), refreshed: true }
  const refresh = mockCall('POST /goods/bulkRefresh', {
    done: 1,
    refused: 1,
    inReview: 0,
    list: [
      { goodsSn: 'ZHWZ1000001', ok: true, inReview: false, msg: '' },
      { goodsSn: 'ZHWZ1000002', ok: false, inReview: false, msg: '今天已擦亮过，明天可再次擦亮' },
    ],
    face: '',
  })
  server.use(
    mockCall('GET /goods/selfPublishGoodsList', ownPageOf([ITEM, done], { refreshes: { left: 7, most: 50 } })),
    refresh,
  )
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  expect(await screen.findByText(/今天还可擦亮 7 件（每天 50 件）/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '已擦亮' }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: '选择本页商品' }))
  await user.click(screen.getByRole('button', { name: /^擦亮.*今天剩 7 件/ }))
  const report = await screen.findByRole('dialog', { name: '1 件成功，1 件没有成功' })
  expect(within(report).getByText('今天已擦亮过，明天可再次擦亮')).toBeTruthy()
  expect(refresh.inputs).toEqual([{ goodsSns: JSON.stringify(['ZHWZ1000001', 'ZHWZ1000002']) }])
})

test('the views of an item are shown day by day', async () => {
  const days = Array.from({ length: 14 }, (_, i) => ({ day: `2026-11-${String(i + 10)}`, views: i === 13 ? 5 : 0 }))
  server.use(
    mockCall('GET /goods/selfPublishGoodsList', ownPageOf([{ ...ITEM, views: 31, favourites: 4 }])),
    mockCall('GET /goods/viewDays', { days, total: 5 }),
  )
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByRole('button', { name: '浏览 31、收藏 4，查看每日浏览' }))
  const dialog = await screen.findByRole('dialog', { name: '每日浏览' })
  expect(await within(dialog).findByText('近 14 天浏览 5 次，累计浏览 31 次，收藏 4 次')).toBeTruthy()
  expect(within(dialog).getByRole('row', { name: '2026-11-23 5' })).toBeTruthy()
})

test('an item is taken off the shelf only after a question', async () => {
  const unlist = mockCall('POST /goods/pushOrPullGoods', { ...ITEM, status: 2 })
  server.use(mockCall('GET /goods/selfPublishGoodsList', ownPageOf([ITEM])), unlist)
  const user = userEvent.setup()
  render(<OwnGoodsPage />)
  await user.click(await screen.findByText('更多'))
  await user.click(screen.getByText('下架', { selector: 'details *' }))
  const dialog = await screen.findByRole('dialog', { name: '下架这件商品？' })
  expect(unlist.inputs).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: '下架商品' }))
  await expect.poll(() => unlist.inputs).toEqual([{ goodsSn: 'ZHWZ1000001', onShelf: '0' }])
})

test('an item can be published again from its menu, a sold one by a button', async () => {
  const rows = [goodsOf({ goodsSn: 'ZHWZ1000001', status: 1 }), goodsOf({ goodsSn: 'ZHWZ1000002', status: 3 })]
  server.use(mockCall('GET /goods/selfPublishGoodsList', ownPageOf(rows)))
  render(<OwnGoodsPage />)
  await screen.findAllByText('再发一件')
  const links = screen
    .getAllByText('再发一件')
    .map((link) => [link.getAttribute('href'), Boolean(link.closest('details'))])
  expect(links).toEqual([
    ['/center/sell?copy=ZHWZ1000001', true],
    ['/center/sell?copy=ZHWZ1000002', false],
  ])
})

test('an account in review says that it is let once it is approved', async () => {
  const rental = { hour: '5.00', night: '30.00', day: '60.00', week: '300.00', deposit: '60.00' }
  const rows = [goodsOf({ status: 0, rental }), goodsOf({ goodsSn: 'ZHWZ2', status: 1, rental })]
  server.use(mockCall('GET /goods/selfPublishGoodsList', ownPageOf(rows)))
  render(<OwnGoodsPage />)
  expect(await screen.findAllByText('审核通过后同时出租')).toHaveLength(1)
})
