// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoldRecycling } from '@/components/modes/currency/gold-recycling'
import { RecycleDialog } from '@/components/modes/fast-gold/recycle-dialog'
import { server } from '../../../support/mock-server'
import { offerOf } from '../../support/sample-coins'
import { mockTerms, termsOf } from '../../support/sample-terms'

test('the recycling steps show the current rules', () => {
  const terms = termsOf({ startHours: 1.5, autoConfirmHours: 0.75 })
  const none = { scales: [], offers: [], areas: [], gid: '', amount: '' }
  render(<GoldRecycling {...none} recyclePercent={82} terms={terms} />)
  expect(screen.getByText('1.5 小时内发到币商角色，上传前后截图')).toBeTruthy()
  expect(screen.getByText('币商 45 分钟内核对，没有异议自动付到余额')).toBeTruthy()
  expect(screen.getByText(/再按 82% 计算/)).toBeTruthy()
})

test('the dialog for selling to a merchant shows the rules of the game', async () => {
  server.use(
    mockTerms((mode, gameId) =>
      mode === 'goldRecycling' && gameId === '131' ? { startHours: 1.5, autoConfirmHours: 0.75 } : {},
    ),
  )
  render(<RecycleDialog offer={offerOf({ kind: 'recycle' })} onClose={() => {}} onRefused={() => {}} />)
  expect(await screen.findByText(/^下单后 1.5 小时内把币发到币商角色/)).toBeTruthy()
  expect(screen.getByText(/^币商 45 分钟内核对/)).toBeTruthy()
})
