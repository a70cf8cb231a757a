// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, expect, test } from 'vitest'
import { FavouriteButton } from '@/components/listings/goods/favourite-button'
import { PriceAlert } from '@/components/listings/goods/price-alert'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

afterEach(() => Cookies.remove('token'))

test('a click before the script of a member’s heart or price alert has loaded is carried out', async () => {
  Cookies.set('token', 'a.b')
  const follow = mockCall('POST /user/followGoods', () => ({ followed: true, favourites: 1 }))
  server.use(
    follow,
    mockCall('GET /user/followState', () => ({ followed: [] })),
    mockCall('GET /goods/priceAlerts', { list: [] }),
  )
  render(
    <>
      <FavouriteButton goodsSn="ZHWZ1000002" count={0} />
      <PriceAlert goodsSn="ZHWZ1000002" price="90.00" />
    </>,
  )
  // at once, as a promise of a script cannot be fulfilled in between
  fireEvent.click(screen.getByRole('button', { name: '收藏，0 人已收藏' }))
  fireEvent.click(screen.getByRole('button', { name: '降价提醒' }))
  expect(follow.inputs).toEqual([])
  await screen.findByRole('button', { name: '收藏，1 人已收藏', pressed: true })
  await screen.findByRole('dialog', { name: '降价提醒' })
  await waitFor(() => expect(follow.inputs).toEqual([{ goodsSn: 'ZHWZ1000002', follow: '1' }]))
})
