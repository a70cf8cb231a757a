// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AgreementHere } from '@/components/orders/agreement/agreement-page'
import type { OwnAgreement } from '@/components/orders/agreement/types'
import { saveFile } from '@/components/ui/kit/save-file'
import { Toaster } from '@/components/ui/overlays/toast'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { ownAgreementOf } from '../../support/sample-agreement'
import { NO_FACE } from '../../support/sample-face'

vi.mock('@/components/ui/kit/save-file', () => ({ saveFile: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const SN = 'D2611211234567890'
const HASH = 'ab'.repeat(32)
const SELLER = { party: 'seller', signTime: '2026-11-21 10:30:00', byFace: false } as const
const BUYER = { party: 'buyer', signTime: '2026-11-21 10:45:00', byFace: false } as const
/** Notifies the page that the end of the text is on the screen. */
let reachEnd: () => void
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => act(() => notify([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  history.replaceState(null, '', `/center/agreement/${SN}`)
})

const show = async (more: Partial<OwnAgreement> = {}) => {
  const loaded = mockCall('GET /order/agreement', ownAgreementOf(more))
  server.use(loaded)
  render(
    <>
      <AgreementHere />
      <Toaster />
    </>,
  )
  await screen.findByRole('heading', { name: '账号转让协议', level: 1 })
  return loaded
}
const sign = (code = '123456') => {
  reachEnd()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.change(screen.getByLabelText(/短信验证码/), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: '确认签署' }))
}
const aside = () => screen.getByRole('complementary').textContent ?? ''

test('the text is read to its end and ticked before a signature is sent, for the hash that was shown', async () => {
  const send = mockCall('POST /order/signAgreement', { isDone: false })
  server.use(send)
  const loaded = await show()
  expect(loaded.inputs).toEqual([{ orderSn: SN }])
  const box = screen.getByRole('checkbox', { name: '请先阅读到协议末尾' }) as HTMLInputElement
  expect(box.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '确认签署' }))
  expect(await screen.findByText('请先完整阅读并勾选同意')).toBeTruthy()
  expect(send.inputs).toEqual([])
  sign()
  expect(await screen.findByText('已签署，等待买家签署')).toBeTruthy()
  expect(send.inputs).toEqual([{ orderSn: SN, hash: HASH, smsCode: '123456', agree: '1' }])
  await waitFor(() => expect(loaded.inputs).toHaveLength(2))
})

test('the code is requested for this text and goes to the own phone', async () => {
  const code = mockCall('POST /order/sendAgreementCode', { waitSeconds: 60 })
  server.use(code)
  await show()
  expect(screen.getByText(/验证码发到你的手机 138\*\*\*\*0002，只对这份协议有效/)).toBeTruthy()
  expect(screen.getByText(/请在 11-21 12:00 前签署/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeTruthy()
  expect(code.inputs).toEqual([{ orderSn: SN, hash: HASH }])
})

test.each([
  ['WRONG_SMS_CODE', /验证码/],
  ['AGREEMENT_CHANGED', /协议/],
  ['ORDER_FROZEN', /冻结/],
] as const)('a signature refused with %s says so and keeps what was typed', async (refuse, text) => {
  server.use(mockCall('POST /order/signAgreement', { refuse }))
  await show()
  sign('654321')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text))
  expect((screen.getByLabelText(/短信验证码/) as HTMLInputElement).value).toBe('654321')
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
})

test('a signature that needs a face opens the check, and is sent again with the same code after it', async () => {
  let isChecked = false
  const send = mockCall('POST /order/signAgreement', () =>
    isChecked ? { isDone: true } : { refuse: 'FACE_NEEDED', data: { purpose: 'sign' } },
  )
  server.use(send, mockCall('GET /user/faceCheck', { ...NO_FACE, isPassed: true }))
  await show({ needsFace: true, viewer: 'buyer', signatures: [SELLER] })
  expect(screen.getByText(/本次签署还需人脸核验/)).toBeTruthy()
  sign()
  const button = await screen.findByRole('button', { name: '继续' })
  isChecked = true
  fireEvent.click(button)
  expect(await screen.findByText('双方已签署，开始换绑')).toBeTruthy()
  expect(send.inputs).toHaveLength(2)
  expect(send.inputs[1]).toEqual(send.inputs[0])
})

test.each<[string, Partial<OwnAgreement>, string]>([
  ['the seller has to sign', {}, '请阅读全文，11-21 12:00 前在协议末尾签署'],
  ['the seller has signed', { maySign: false, signatures: [SELLER] }, '你已签署，等待买家签署'],
  ['the buyer has signed first', { viewer: 'buyer', maySign: false, signatures: [BUYER] }, '你已签署，等待卖家签署'],
  ['the order is frozen', { viewer: 'buyer', maySign: false, signatures: [SELLER] }, '订单已冻结'],
  ['one side refused', { state: 'refused', stateName: '已拒签', maySign: false }, '货款全额退回买家'],
  ['the time is over', { state: 'expired', stateName: '超时未签', maySign: false, viewer: 'buyer' }, '有一方超时未签'],
  ['the order was cancelled', { state: 'ended', stateName: '订单已取消', maySign: false }, '协议不生效'],
])('when %s, the page says what follows and offers a signature only to who may sign', async (_, more, text) => {
  await show(more)
  expect(aside()).toContain(text)
  expect(screen.queryByRole('button', { name: '确认签署' }) !== null).toBe(more.maySign ?? true)
  expect(screen.queryByRole('button', { name: '下载平台签名' })).toBeNull()
})

test('a signed agreement shows both signatures and gives the own copy and the proof as files', async () => {
  await show({
    state: 'signed',
    stateName: '已签署',
    maySign: false,
    signatures: [SELLER, BUYER],
    record: '{"a":1}',
    signature: 'c2ln',
    publicKey: 'a2V5',
  })
  expect(aside()).toContain('11-21 10:30 已签署')
  expect(aside()).toContain('11-21 10:45 已签署')
  fireEvent.click(screen.getByRole('button', { name: '下载我的这份' }))
  fireEvent.click(screen.getByRole('button', { name: '下载平台签名' }))
  const files = vi.mocked(saveFile).mock.calls
  expect(files.map(([name]) => name)).toEqual(['XY2611211234567890-seller.txt', 'XY2611211234567890-signature.json'])
  const [text, proof] = await Promise.all(files.map(([, content]) => new Response(content).text()))
  expect(text).toBe(ownAgreementOf().text)
  expect(JSON.parse(proof ?? '')).toMatchObject({ record: '{"a":1}', algorithm: 'Ed25519' })
})

test('an order without an agreement, and one that did not load, say so', async () => {
  let answer: { refuse: 'NOT_FOUND'; msg: string } | { refuse: 'BUSY' } = {
    refuse: 'NOT_FOUND',
    msg: '这笔订单没有转让协议',
  }
  const loaded: MockedCall<'GET /order/agreement'> = mockCall('GET /order/agreement', () => answer)
  server.use(loaded)
  history.replaceState(null, '', '/center/agreement/D2611211234567891')
  const { unmount } = render(<AgreementHere />)
  expect(await screen.findByText('这笔订单没有转让协议')).toBeTruthy()
  unmount()
  answer = { refuse: 'BUSY' }
  render(<AgreementHere />)
  fireEvent.click(await screen.findByRole('button', { name: /重试|重新加载/ }))
  await settle()
  expect(loaded.inputs.length).toBeGreaterThan(2)
})
