// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfferDialog } from '@/components/modes/coin-shop/offer-dialog'
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
