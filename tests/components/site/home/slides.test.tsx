// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Slides } from '@/components/site/home/slides'
import { slidesOf } from '@/components/site/home/slides-of'
import type { AdvertSlot } from '@/lib/shared/site/home-conf'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const slot = (smalltitle: string, more: Partial<AdvertSlot> = {}): AdvertSlot => ({
  smalltitle,
  htUrl: '/wares?gt=1&gid=109',
  device: '',
  ...more,
})
const conf = (homeHero: AdvertSlot[]) => ({ ...DEFAULT_HOME_CONF, adverPosMap: { homeHero } })
const turned = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 400 })
  HTMLElement.prototype.scrollTo = turned
  turned.mockClear()
})
afterEach(() => vi.useRealTimers())

test('shows three slides for this device; one that links to accounts shows their lowest price', () => {
  const shown = slidesOf(
    conf([
      slot('原神专场', { gameId: 109 }),
      slot('手机专享', { device: 'mobile' }),
      slot('预约', { htUrl: '/campaign/booking/seasonBooking', gameId: 107, price: '128.00' }),
      slot('抽奖', { htUrl: '/lotterydraw', gameId: 109 }),
      slot('第四个'),
    ]),
    [{ gameId: 109, from: '11.00' }],
    'mobile',
  )
  expect(shown.map(({ smalltitle, price }) => [smalltitle, price])).toEqual([
    ['原神专场', '11.00'],
    ['预约', '128.00'],
    ['抽奖', undefined],
  ])
})

test('slides advance automatically until paused, and stop while hovered or focused', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  render(<Slides list={[slot('一'), slot('二'), slot('三')]} />)
  vi.advanceTimersByTime(6000)
  expect(turned).toHaveBeenLastCalledWith({ left: 400, behavior: 'smooth' })
  const row = screen.getByRole('region', { name: '活动' })
  fireEvent.pointerEnter(row)
  vi.advanceTimersByTime(20_000)
  expect(turned).toHaveBeenCalledTimes(1)
  fireEvent.pointerLeave(row)
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
  vi.advanceTimersByTime(20_000)
  expect(turned).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('link', { name: '第 3 个活动：三' }))
  expect(turned).toHaveBeenLastCalledWith({ left: 800, behavior: 'auto' })
})

test('slides do not advance with reduced motion, but have a button to start', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Slides list={[slot('一'), slot('二')]} />)
  vi.advanceTimersByTime(20_000)
  expect(turned).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '继续轮播' })).toBeTruthy()
})
