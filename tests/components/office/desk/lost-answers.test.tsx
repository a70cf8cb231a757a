// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import type { HttpHandler } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ClaimDecision } from '@/components/office/desk/claims/claim-decision'
import { RulingDialog } from '@/components/office/desk/disputes/ruling-dialog'
import { RecyclingList } from '@/components/office/desk/recycling/recycling-list'
import { StepDialog } from '@/components/office/desk/step-dialog'
import { ClaimDialog } from '@/components/orders/case/claim/claim-dialog'
import { DisputeDialog } from '@/components/orders/case/dispute/dispute-dialog'
import type { DeskStep } from '@/lib/contract/entities/desk'
import type { Call } from '@/lib/contract/table'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { chooseOption } from '../../support/choose-option'
import { pageOf } from '../../support/page-of'
import { claimOf, deskClaimOf } from '../../support/sample-claims'
import { deskOf } from '../../support/sample-desk'
import { boundsOf, disputeOf } from '../../support/sample-disputes'
import { orderOf } from '../../support/sample-orders'
import { requestOf } from '../../support/sample-recycling'

vi.mock('@/components/office/desk/claims/claim-proofs', () => ({ ClaimProofs: () => null }))

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))
const FACTS = '发布快照没有标明其中两把的到期日，交付截图显示已到期，按描述规则认定为不符。'
const handlers = { onChanged: vi.fn(), onClose: vi.fn() }
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const say = (label: RegExp, words: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } })
beforeEach(() => {
  handlers.onClose.mockReset()
})

/** Loses the first two responses. */
function loseTwo<C extends Call>(call: C, data: Output<C>) {
  let count = 0
  return () => {
    count = 0
    return mockCall(call, () => (++count < 3 ? 'lost' : data))
  }
}
interface Dialog {
  mock: () => HttpHandler & { keys: (string | null)[] }
  show: () => ReactNode
  fill: (words: string) => Promise<void> | void
  label: RegExp | null
}
const STEP: DeskStep = {
  action: 'mismatch',
  label: '记录',
  text: '',
  asks: ['reason'],
  most: null,
  mostForfeit: null,
  split: null,
  isFinal: true,
  needsSecond: false,
}
const DIALOGS: [call: Call, Dialog][] = [
  [
    'POST /desk/ruleDispute',
    {
      mock: loseTwo('POST /desk/ruleDispute', { waits: false }),
      show: () => <RulingDialog {...handlers} desk={deskOf()} dispute={disputeOf()} />,
      fill: async (words) => {
        fireEvent.click(screen.getByRole('radio', { name: '继续交易' }))
        await chooseOption('引用规则', /描述规则 2.4/)
        say(/理由/, FACTS + words)
      },
      label: /提交处理结果$/,
    },
  ],
  [
    'POST /desk/decideClaim',
    {
      mock: loseTwo('POST /desk/decideClaim', { needsSecond: false }),
      show: () => <ClaimDecision order={orderOf()} {...handlers} claim={deskClaimOf()} />,
      fill: async (words) => {
        fireEvent.click(screen.getByRole('radio', { name: '不通过' }))
        await chooseOption('引用规则', /争议处理规则 3.4/)
        say(/认定的事实/, FACTS + words)
      },
      label: /提交审核结果$/,
    },
  ],
  [
    'POST /desk/orderAct',
    {
      mock: loseTwo('POST /desk/orderAct', { waits: false }),
      show: () => <StepDialog {...handlers} orderSn="D2611211234567890" step={STEP} />,
      fill: (words) => void say(/理由|原因/, FACTS + words),
      label: /记\s?录$/,
    },
  ],
  [
    'POST /desk/quoteRecycling',
    {
      mock: loseTwo('POST /desk/quoteRecycling', { quoteId: 1, needsSecond: false }),
      show: () => <RecyclingList head={null} version={0} onChanged={handlers.onChanged} />,
      fill: async (words) => {
        if (!screen.queryByLabelText(/报价（元）/)) await press(/^报\s?价$/)
        say(/报价（元）/, '1700')
        say(/说明/, words)
      },
      label: null,
    },
  ],
  [
    'POST /dispute/act',
    {
      mock: loseTwo('POST /dispute/act', null),
      show: () => <DisputeDialog {...handlers} dispute={disputeOf()} bounds={boundsOf()} action="appeal" />,
      fill: (words) => void say(/说明|理由/, FACTS + words),
      label: null,
    },
  ],
  [
    'POST /claim/act',
    {
      mock: loseTwo('POST /claim/act', null),
      show: () => <ClaimDialog {...handlers} claim={claimOf()} action="appeal" />,
      fill: (words) => void say(/说明|理由/, FACTS + words),
      label: null,
    },
  ],
]

test.each(DIALOGS)(
  '%s sent again after a lost response keeps its idempotency key, and changed text gets a new one',
  async (_, { mock, show, fill, label }) => {
    const call = mock()
    const { keys } = call
    server.use(call, mockCall('GET /desk/recycling', pageOf([requestOf({ pictures: [] })])))
    render(<App>{show()}</App>)
    await settle()
    const send = async () => {
      await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull())
      const sent = keys.length
      fireEvent.click(
        (label ? screen.getByRole('button', { name: label }) : screen.getAllByRole('button').at(-1)) as HTMLElement,
      )
      await waitFor(() => expect(keys).toHaveLength(sent + 1))
      await settle()
    }
    await fill('')
    await settle()
    await send()
    await send()
    await fill('又查了登录记录')
    await send()
    const [first, second, third] = keys
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).toMatch(/^[0-9a-f-]{36}$/)
    expect(third).not.toBe(first)
  },
)
