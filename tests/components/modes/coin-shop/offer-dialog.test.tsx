// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OfferDialog } from '@/components/modes/coin-shop/offer-dialog'
import { steepRatios, steepText } from '@/components/modes/coin-shop/steep-ratios'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { pageOf } from '../../support/page-of'
import { offerOf, ownOfferOf } from '../../support/sample-coins'
import { filterOf } from '../../support/sample-games'

const nothing = () => {}

test('the ratio of an edited offer stands next to the best one of other merchants at its place', async () => {
  const list = mockCall('GET /quickCoin/getQuickCoinList', {
    ...pageOf([offerOf({ offerSn: 'KB000009' }), offerOf({ offerSn: 'KB000001', ratio: '1500000.00' })]),
    games: [],
  })
  server.use(
    list,
    mockCall('GET /comm/gameList', { gameList: [] }),
    mockCall('GET /dist/getScaleConf', { recyclePercent: 70, list: [] }),
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 131 })),
  )
  render(<OfferDialog kind="sell" offer={ownOfferOf({ offerSn: 'KB000009' })} onClose={nothing} onSaved={nothing} />)
  expect(await screen.findByText('其他币商最优 1 元 = 150万金币')).toBeTruthy()
  expect(list.inputs).toEqual([{ kind: 'sell', gid: '131', areaId: '1', page: '1', pageSize: '2' }])
})

const own = ownOfferOf({ offerSn: 'KB000009', coinName: '金', ratio: '512.00', stock: 5000, least: 100, most: 1000 })

test('a ratio far from the former one and from the best of others is saved only after it was confirmed', async () => {
  const save = mockCall('POST /quickCoin/updateQuickCoin', own)
  server.use(
    mockCall('GET /quickCoin/getQuickCoinList', { ...pageOf([offerOf({ ratio: '520.00' })]), games: [] }),
    mockCall('GET /comm/gameList', { gameList: [] }),
    mockCall('GET /dist/getScaleConf', { recyclePercent: 70, list: [] }),
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 131 })),
    save,
  )
  const handleSaved = vi.fn()
  render(<OfferDialog kind="sell" offer={own} onClose={nothing} onSaved={handleSaved} />)
  await screen.findByText('其他币商最优 1 元 = 520金币')
  expect(screen.queryByLabelText('新比例已核对')).toBeNull()
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/比例：1 元/), { target: { value } })
  type('5200')
  expect(
    screen.getByText(
      '1 元 = 5200金，是当前比例（512金）的 10.2 倍，是其他币商最优（520金）的 10.0 倍。按此比例，100 元卖出 52万金。',
    ),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('比例相差较大，核对后请勾选确认')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('新比例已核对'))
  type('5300')
  expect(screen.getByLabelText<HTMLInputElement>('新比例已核对').checked).toBe(false)
  fireEvent.click(screen.getByLabelText('新比例已核对'))
  expect(save.inputs).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(handleSaved).toHaveBeenCalled())
  expect(save.inputs).toMatchObject([{ ratio: '5300.00' }])
})

test('a ratio is unusual if it is more than 30 percent away, unless it stays as it is', () => {
  expect(steepRatios({ ratio: '665.60', own: '512.00', best: '512.00' })).toBeNull()
  expect(steepRatios({ ratio: '665.61', best: '512.00' })?.from).toEqual([{ name: '其他币商最优', ratio: '512.00' }])
  expect(steepRatios({ ratio: '300.00', own: '300.00', best: '512.00' })).toBeNull()
  expect(steepRatios({ ratio: '', best: '512.00' })).toBeNull()
  expect(steepRatios({ ratio: '5200.00' })).toBeNull()
  const low = steepRatios({ ratio: '300.00', best: '500.00' })
  expect(low && steepText(low, { kind: 'recycle', coinName: '金' })).toBe(
    '1 元 = 300金，比其他币商最优（500金）少 40%。按此比例，100 元能收 3万金。',
  )
})
