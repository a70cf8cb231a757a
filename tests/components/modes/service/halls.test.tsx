// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HallQuery } from '@/components/modes/boosting/hall-query'
import { BoostingPage } from '@/components/modes/service/boosting-page'
import { ConvoyPage } from '@/components/modes/service/convoy-page'
import { IntermediaryPage } from '@/components/modes/service/intermediary-page'
import { FREE_COVER } from '@/lib/shared/goods/covers'
import { termsOf } from '../../support/sample-terms'

const query: HallQuery = { view: 'plans', page: 1 }
const hall = { games: [], offers: null, posts: null, boosters: [], plans: null, terms: termsOf() }
const textOf = (name: string) =>
  (screen.queryByRole('region', { name }) ?? screen.getByRole('heading', { name }).parentElement)?.textContent

test('the boosting page shows the current rules', () => {
  render(<BoostingPage query={query} hall={hall} />)
  expect(document.querySelector('dl')?.textContent).toContain('44 分钟内')
  expect(textOf('怎么进行')).toContain('44 分钟内上传开打截图')
  expect(textOf('怎么进行')).toContain('31 小时内未提出异议')
  expect(textOf('保障与规则')).toContain('5 小时超时未回应')
  expect(textOf('保障与规则')).toContain('收取 11.5% 服务费')
})

test('the convoy page shows the current rules', () => {
  render(<ConvoyPage query={query} hall={hall} />)
  expect(textOf('怎么进行')).toContain('31 小时没有异议自动确认')
  expect(textOf('保障与规则')).toContain('接单 44 分钟没有开局截图')
})

test.each([
  [{ holdHours: 144 }, '买家确认收货，6 天后放款给卖家，卖家交了店铺保证金的更早'],
  [{ holdHours: 72 }, '买家确认收货，3 天后放款给卖家'],
])('the guarantee page shows the current rules and when the seller is paid, %o', (more, paid) => {
  render(<IntermediaryPage games={[]} terms={termsOf({ feeBp: 250, leastFee: '12.00', ...more })} />)
  expect(document.querySelector('dl')?.textContent).toContain('成交价的 2.5%最低¥12.00')
  expect(textOf('怎么进行')).toContain('17 分钟内付款')
  expect([...document.querySelectorAll('li')].some((step) => step.textContent?.endsWith(paid))).toBe(true)
  // who cancels pays, until the rebinding has begun
  expect(textOf('常见问题')).toContain('验号通过前任何一方可以免费取消')
  expect(textOf('常见问题')).toContain('取消的一方付成交价的 4.5% 作违约金')
  expect(textOf('常见问题')).toContain(`${FREE_COVER.days} 天免费保障`)
})
