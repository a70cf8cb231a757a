import { expect, test, vi } from 'vitest'
import { generateMetadata } from '@/app/(site)/convoy/gameBoosting/page'
import { generateMetadata as ofCooperation } from '@/app/(site)/specilPage/businessCooperation/page'
import { termsOf } from '../../../../components/support/sample-terms'

vi.mock('@/lib/server/loaders/load-services', () => ({ loadHall: async () => ({ terms: termsOf() }) }))
vi.mock('@/lib/server/loaders/load-trade-terms', () => ({
  loadTradeTerms: async (_host: string, mode?: string) => termsOf(mode ? { distShareBp: 9000 } : {}),
}))
vi.mock('@/lib/tenant/current-dist', () => ({ currentDist: async () => ({ host: '', origin: '' }) }))
vi.mock('@/lib/tenant/page-metadata', () => ({ pageMetadata: async (page: object) => page }))

test.each([
  ['plans', '首张截图 44 分钟内'],
  ['offers', '下单后打手 7 分钟内接单'],
])('meta description states the current rules, of %s', async (view, words) => {
  const { description } = await generateMetadata({ searchParams: Promise.resolve({ view }) })
  expect(description).toContain(words)
})

test('meta description of the cooperation page states the distributor share', async () => {
  expect((await ofCooperation()).description).toContain('按平台服务费 27.5% 分成')
})
