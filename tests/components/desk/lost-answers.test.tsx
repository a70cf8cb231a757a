// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ClaimDialog } from '@/components/claim/claim-dialog'
import { ClaimDecision } from '@/components/desk/claim-decision'
import { RecyclingList } from '@/components/desk/recycling-list'
import { RulingDialog } from '@/components/desk/ruling-dialog'
import { StepDialog } from '@/components/desk/step-dialog'
import { DisputeDialog } from '@/components/dispute/dispute-dialog'

import { server } from '../../support/mock-server'
import { settle } from '../../support/settle'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))
const FACTS = '发布快照没有标明其中两把的到期日，交付截图显示已到期，按描述规则认定为不符。'
const told = { onChanged: vi.fn(), onClose: vi.fn() }
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const say = (label: RegExp, words: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } })
beforeEach(() => {
  told.onClose.mockReset()
})

const ROW = {
  requestId: 3,
  gameName: '王者荣耀',
  count: 1,
  facts: [],
  pictures: [],
  quotes: [],
  createTime: '2026-11-22 10:00:00',
}
const DIALOGS: [string, string, () => ReactNode, (words: string) => Promise<void> | void, RegExp | null][] = [
  [
    '/desk/ruleDispute',
    '{"waits":false}',
    () => (
      <RulingDialog
        {...told}
        desk={{ order: orderOf(), bounds: { total: '966.00', most: '900.00', secondFrom: '2000.00' } } as never}
        dispute={{ disputeSn: 'JF1', rules: [{ name: '描述规则 2.4', text: '' }], appeal: null } as never}
      />
    ),
    (words) => void say(/理由/, FACTS + words),
    /提交裁决$/,
  ],
  [
    '/desk/decideClaim',
    '{"needsSecond":false}',
    () => (
      <ClaimDecision {...told} claim={{ claimSn: 'LP1', kind: 'retrieved', topUp: '0.00', statement: '' } as never} />
    ),
    (words) => void say(/认定的事实/, FACTS + words),
    /提交审理$/,
  ],
  [
    '/desk/orderAct',
    '{"waits":false}',
    () => (
      <StepDialog
        {...told}
        orderSn="D1"
        step={{ action: 'mismatch', label: '记录', text: '', asks: ['reason'], isRuling: true } as never}
      />
    ),
    (words) => void say(/理由|原因/, FACTS + words),
    /记\s?录$/,
  ],
  [
    '/desk/quoteRecycling',
    '{"quoteId":1,"needsSecond":false}',
    () => <RecyclingList version={0} onChanged={told.onChanged} />,
    async (words) => {
      if (!screen.queryByLabelText(/报价（元）/)) await press(/^报\s?价$/)
      say(/报价（元）/, '700')
      say(/说明/, words)
    },
    null,
  ],
  [
    '/dispute/act',
    'null',
    () => <DisputeDialog {...told} dispute={{ disputeSn: 'JF1', proposals: [] } as never} action="appeal" />,
    (words) => void say(/说明|理由/, FACTS + words),
    null,
  ],
  [
    '/claim/act',
    'null',
    () => <ClaimDialog {...told} claim={{ claimSn: 'LP1', money: [] } as never} action="appeal" />,
    (words) => void say(/说明|理由/, FACTS + words),
    null,
  ],
]

test.each(DIALOGS)(
  'what is sent again by %s after a lost answer is the same intention, other words are another',
  async (path, data, show, fill, label) => {
    const keys: (string | null)[] = []
    server.use(
      http.post(`*/api${path}`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return keys.length < 3 ? HttpResponse.error() : HttpResponse.json({ code: 0, msg: '', data: JSON.parse(data) })
      }),
      http.get('*/api/user/getImParams', () => HttpResponse.error()),
      http.get('*/api/desk/recycling', () => HttpResponse.json({ code: 0, msg: '', data: { list: [ROW] } })),
    )
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
