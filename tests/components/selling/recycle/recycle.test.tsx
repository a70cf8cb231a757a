// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RequestCard } from '@/components/selling/recycle/request-card'
import { requestErrors } from '@/components/selling/recycle/request-errors'
import { RequestForm } from '@/components/selling/recycle/request-form'
import { beginRequest } from '@/lib/client/recycle-draft'
import type { OwnRecycling } from '@/lib/contract/entities/recycling'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { filterOf, gameOf } from '../../support/sample-games'
import { mockTerms } from '../../support/sample-terms'

afterEach(() => {
  sessionStorage.clear()
})
const FIELDS = {
  kind: 'one' as const,
  gameId: '107',
  areaId: '',
  facts: {},
  count: '10',
  note: '',
  pictures: ['evidence/a.webp'],
  contact: '13800000001',
  agree: true,
}
const faultsOf = (more: Partial<Parameters<typeof requestErrors>[0]>) =>
  Object.entries(requestErrors({ ...FIELDS, ...more })).flatMap(([name, fault]) => (fault ? [name] : []))

test('a single account requires pictures, a batch a count and a note', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ pictures: [] })).toEqual(['pictures'])
  expect(faultsOf({ kind: 'batch', pictures: [], note: '安卓QQ' })).toEqual([])
  expect(faultsOf({ kind: 'batch', note: '安卓QQ', count: '9' })).toEqual(['count'])
  expect(faultsOf({ kind: 'batch', note: '安卓QQ', count: '1e1' })).toEqual(['count'])
  expect(faultsOf({ kind: 'batch', note: ' ' })).toEqual(['note'])
  expect(faultsOf({ contact: '1', agree: false })).toEqual(['contact', 'agree'])
})

test('facts from the valuation fill the recycling form, with the recycling price', async () => {
  const evaluation = mockCall('POST /evaluation', {
    low: '900.00',
    mid: '1000.00',
    high: '1100.00',
    score: 60,
    sampleSize: 400,
    confidence: 'high',
    beyond: [],
    factors: [],
    nearest: [],
    recycleLow: '650.00',
    recycleHigh: '750.00',
  })
  server.use(
    evaluation,
    mockCall('GET /comm/gameList', { gameList: [gameOf()] }),
    mockCall(
      'GET /comm/gamefilter',
      filterOf({ fields: [{ key: 'skins', label: '皮肤', unit: '个', kind: 'number', options: [], isMain: true }] }),
    ),
    mockCall('GET /evaluation/market', { lowPercent: 65, highPercent: 75, days: 30, list: [] }),
  )
  beginRequest({ gameId: '107', facts: { skins: '312' } })
  render(<RequestForm gameId="107" isBatch={false} />)
  expect((await screen.findByLabelText<HTMLInputElement>(/皮肤/)).value).toBe('312')
  await waitFor(() => expect(screen.getByText(/按最接近的成交计算/)).toBeTruthy(), { timeout: 3000 })
  expect(evaluation.inputs.at(-1)).toEqual({ gid: '107', facts: '{"skins":"312"}' })
  const box = screen.getByLabelText<HTMLInputElement>(/皮肤/)
  fireEvent.change(box, { target: { value: '１，２３４' } })
  expect(box.value, 'typed text is not changed under the cursor').toBe('１，２３４')
  fireEvent.blur(box)
  expect(box.value).toBe('1234')
})

const REQUEST: OwnRecycling = {
  requestId: 7,
  gameId: 107,
  gameName: '王者荣耀',
  areaName: '',
  count: 1,
  facts: [{ label: '皮肤', value: '312个' }],
  note: '',
  pictures: [],
  contact: '138****0001',
  estimate: { low: '650.00', high: '750.00' },
  createTime: '2026-11-22 10:00:00',
  state: 'quoted',
  stateName: '已报价',
  says: '报价 24 小时内不变',
  tone: 'act',
  canWithdraw: true,
  quote: {
    quoteId: 3,
    price: '700.00',
    first: '490.00',
    rest: '210.00',
    note: '',
    createTime: '2026-11-22 10:00:00',
    secondsLeft: 80_000,
  },
  order: null,
  redemption: null,
}

test('a valid quote can be accepted or declined, a lapsed one is only shown, and a sold account can be bought back', async () => {
  const kinds: string[] = []
  server.use(mockTerms((mode, gameId) => (mode === 'recovery' && gameId === '107' ? {} : { holdHours: 1 })))
  const show = (request: OwnRecycling) => (
    <RequestCard request={request} loadedAt={Date.now()} onChanged={() => {}} onAsk={({ kind }) => kinds.push(kind)} />
  )
  const user = userEvent.setup()
  const { rerender } = render(show(REQUEST))
  expect(await screen.findByText('换绑当天付 ¥490.00，3 天未被找回付 ¥210.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '接受报价' }))
  await user.click(screen.getByRole('button', { name: '不接受' }))
  rerender(show({ ...REQUEST, state: 'lapsed', quote: REQUEST.quote && { ...REQUEST.quote, secondsLeft: 0 } }))
  expect(screen.queryByRole('button', { name: '接受报价' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '撤回' }))
  const redemption = { price: '735.00', secondsLeft: 200_000, order: null }
  rerender(show({ ...REQUEST, state: 'ordered', canWithdraw: false, quote: null, redemption }))
  await user.click(screen.getByRole('button', { name: '赎回' }))
  rerender(show({ ...REQUEST, state: 'ordered', canWithdraw: false, redemption: { ...redemption, secondsLeft: 0 } }))
  expect(screen.queryByRole('button', { name: '赎回' })).toBeNull()
  expect(kinds).toEqual(['accept', 'withdraw', 'withdraw', 'redeem'])
})
