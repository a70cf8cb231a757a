// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecyclePage } from '@/components/selling/recycle/recycle-page'
import { CooperationPage } from '@/components/site/business/cooperation-page'
import { RecyclingPage } from '@/components/site/business/recycling-page'

const market = { lowPercent: 65, highPercent: 75, days: 30, list: [] }

test('the cooperation page shows the distributor’s share of the fee', () => {
  render(<CooperationPage share="27.5%" isUnverified={false} />)
  expect(screen.getByText('成交后按平台服务费的 27.5% 分给分销商站点，账单逐笔可查。')).toBeTruthy()
  expect(screen.getByText('平台服务费的 27.5%，随订单放款到钱包，可提现')).toBeTruthy()
})

test.each([
  [false, '货款托管、客服验号、包赔理赔由平台统一承担，你不用自建客服和风控。'],
  [true, '货款托管、包赔理赔由平台统一承担，你不用自建客服和风控。'],
])(
  'the cooperation page mentions verification only on a site that verifies accounts, isUnverified: %s',
  (isUnverified, words) => {
    render(<CooperationPage share="27.5%" isUnverified={isUnverified} />)
    expect(screen.getByText(words)).toBeTruthy()
  },
)

test.each([
  [72, '换绑当天付 70%，3 天未被找回付 30%'],
  [0, '换绑当天付 70%，同时付 30%'],
])('the recycling pages show when the rest is paid, after %i hours', (holdHours, words) => {
  const { unmount } = render(<RecyclingPage market={market} holdHours={holdHours} />)
  expect(screen.getByText(words)).toBeTruthy()
  unmount()
  render(<RecyclePage market={market} holdHours={holdHours} />)
  expect(screen.getByText(words)).toBeTruthy()
})
