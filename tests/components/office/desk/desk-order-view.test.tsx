// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { DeskOrderView } from '@/components/office/desk/desk-order-view'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { UserId } from '@/lib/shared/ids'
import { deferred } from '../../../support/deferred'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { deskOf } from '../../support/sample-desk'
import { staffOf } from '../../support/sample-staff'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))
vi.mock('@/components/office/desk/card-agreement', () => ({ CardAgreement: () => null }))
vi.mock('@/components/office/desk/card-vault', () => ({ CardVault: () => null, VaultList: () => null }))
vi.mock('@/components/office/desk/card-tags', () => ({ CardTags: () => null }))

const colleague = { userId: 9 as UserId, name: '阿棠', actor: '', duty: 'open', isOnDuty: true, load: 2 } as const
const led = { userId: 9 as UserId, name: '阿棠', isWorking: true }
const talk: Output<'GET /desk/conversation'> = {
  messages: [],
  notes: [],
  hasMore: false,
  maySpeak: true,
  isClosed: false,
}

/** Opens an order that changes from one state to another; the new one arrives when the test says so. */
async function open(before: Partial<DeskOrder>, after: Partial<DeskOrder>) {
  const [late, lateTalk] = [deferred<DeskOrder>(), deferred<typeof talk>()]
  const asked = { order: 0, talk: 0 }
  server.use(
    mockCall('GET /desk/order', () => (asked.order++ === 0 ? deskOf(before) : late.promise)),
    mockCall('GET /desk/conversation', () => (asked.talk++ === 0 ? talk : lateTalk.promise)),
    mockCall('GET /desk/replies', { own: [], house: [], mayHouse: false }),
    mockCall('GET /desk/colleagues', { list: [colleague] }),
    mockCall('POST /desk/takeOrder', null),
    mockCall('POST /desk/thawOrder', { waits: false }),
    mockCall('POST /desk/transferOrder', null),
  )
  const handlers = { onChanged: vi.fn(), onTaken: vi.fn(), onClose: vi.fn() }
  render(
    <App>
      <StaffContext value={staffOf()}>
        <DeskOrderView orderSn="D2611211234567890" pressed={0} start="work" found={null} {...handlers} />
      </StaffContext>
    </App>,
  )
  await settle()
  return {
    asked,
    loadOrder: () => late.resolve(deskOf(after)),
    loadTalk: (maySpeak: boolean) => lateTalk.resolve({ ...talk, maySpeak }),
  }
}
/** Does not wait for responses, which the test holds back. */
const click = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
const press = async (name: string | RegExp) => {
  click(name)
  await settle()
}
const write = (label: RegExp) => fireEvent.change(screen.getByLabelText(label), { target: { value: '等风控核对完毕' } })
const isDim = () => document.querySelectorAll('header[aria-busy]').length === 2
const card = () => document.querySelector<HTMLFieldSetElement>('aside fieldset')

test.each<[string, Partial<DeskOrder>, Partial<DeskOrder>, () => Promise<void>, string]>([
  [
    '解冻',
    { isFrozen: true, mayThaw: true, waitsFor: { side: 'staff', name: '客服' } },
    {},
    async () => {
      await press(/解\s?冻/)
      write(/^原因/)
      click(/解\s?冻/)
    },
    '已解冻',
  ],
  [
    '转单',
    {},
    { isMine: false, lead: led },
    async () => {
      await press(/转\s?单/)
      fireEvent.click(screen.getByRole('radio', { name: /阿棠/ }))
      write(/交接说明/)
      click(/转\s?单/)
    },
    '已转单',
  ],
  [
    '由我接手',
    { isMine: false, lead: led },
    { isMine: true },
    async () => {
      await press('由我接手')
      write(/接手原因/)
      click('由我接手')
    },
    '已接手，群里已表明身份',
  ],
  [
    '接手',
    { isMine: false, waitsFor: { side: 'staff', name: '客服' } },
    { isMine: true },
    async () => void click(/接\s?手$/),
    '已接手，群里已表明身份',
  ],
])(
  '%s ends when card and conversation are new; until then nothing old can be used',
  async (_, before, after, run, done) => {
    const { asked, loadOrder, loadTalk } = await open(before, after)
    expect(card()?.disabled).toBe(false)
    await run()
    await waitFor(() => expect(isDim()).toBe(true))
    expect(card()?.disabled).toBe(true)
    await waitFor(() => expect(asked.talk).toBe(2))
    loadOrder()
    await act(async () => {})
    expect(screen.queryByText(done)).toBeNull()
    loadTalk(true)
    expect(await screen.findByText(done)).toBeTruthy()
    await waitFor(() => expect(isDim()).toBe(false))
    expect(card()?.disabled).toBe(false)
  },
)
