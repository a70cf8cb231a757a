// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HallQuery } from '@/components/modes/boosting/hall-query'
import { BoostingPage } from '@/components/modes/service/boosting-page'
import { ConvoyPage } from '@/components/modes/service/convoy-page'
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
  expect(textOf('保障与规则')).toContain('5 小时不答复')
  expect(textOf('保障与规则')).toContain('收取 11.5% 服务费')
})

test('the convoy page shows the current rules', () => {
  render(<ConvoyPage query={query} hall={hall} />)
  expect(textOf('怎么进行')).toContain('31 小时没有异议自动确认')
  expect(textOf('保障与规则')).toContain('接单 44 分钟没有开局截图')
})
