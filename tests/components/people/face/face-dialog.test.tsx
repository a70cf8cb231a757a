// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FaceGate } from '@/components/people/face/face-gate'
import { FacePage } from '@/components/people/face/face-page'
import type { Face } from '@/components/people/face/use-face'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { NO_FACE } from '../../support/sample-face'
import { userOf } from '../../support/sample-user'

const check = (state: 'pending' | 'failed' | 'passed' | 'expired', why = '') => ({
  checkId: 7,
  state,
  stateName: '',
  why,
  createTime: '2026-11-27 10:00:00',
})
const NEEDED = {
  reason: 'FACE_NEEDED',
  message: '发布 ¥500.00 及以上的商品，每 90 天要做一次人脸核验',
  data: { purpose: 'list' },
} as const
let answers: Face[] = []
let states: MockedCall<'GET /user/faceCheck'>
const next = (): Face => (answers.length > 1 ? (answers.shift() as Face) : (answers[0] as Face))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  answers = [NO_FACE]
  states = mockCall('GET /user/faceCheck', next)
  server.use(states)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})
const pass = async (ms = 2500) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await settle()
}

test('the refusal of a form opens the check with its reason, a QR code and the tries left', async () => {
  render(<FaceGate refusal={NEEDED} onPassed={() => {}} />)
  await pass()
  expect(screen.getByRole('dialog').textContent).toContain(NEEDED.message)
  expect(screen.getByTitle('人脸核验二维码')).toBeTruthy()
  expect(screen.getByText(/今天还可核验 5 次/)).toBeTruthy()
  expect(states.inputs[0]).toEqual({ purpose: 'list' })
})

test('another refusal opens nothing', async () => {
  const { container } = render(
    <FaceGate refusal={{ reason: 'INVALID_INPUT', message: '', data: null }} onPassed={() => {}} />,
  )
  await pass()
  expect(container.textContent).toBe('')
  expect(states.inputs).toEqual([])
})

test('the dialog follows the phone and continues only after the server says that it passed', async () => {
  const onPassed = vi.fn()
  answers = [
    NO_FACE,
    { ...NO_FACE, triesLeft: 4, check: check('pending') },
    { ...NO_FACE, isPassed: true, check: check('passed') },
  ]
  render(<FaceGate refusal={NEEDED} onPassed={onPassed} />)
  await pass(0)
  await pass()
  expect(screen.getByText('手机上正在核验，请稍候')).toBeTruthy()
  await pass()
  expect(screen.getByText('人脸核验已通过，可以继续发布商品。')).toBeTruthy()
  const asked = states.inputs.length
  await pass(10_000)
  expect(states.inputs).toHaveLength(asked)
  expect(onPassed).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '继续' }))
  expect(onPassed).toHaveBeenCalledOnce()
})

test('a failed check says why, and after the last try there is no QR code', async () => {
  answers = [{ ...NO_FACE, triesLeft: 0, check: check('failed', '与实名认证的本人不符，请由本人重新核验') }]
  render(<FaceGate refusal={NEEDED} onPassed={() => {}} />)
  await pass()
  expect(screen.getByText(/核验未通过：与实名认证的本人不符/)).toBeTruthy()
  expect(screen.getByText(/今天的核验次数已用完/)).toBeTruthy()
  expect(screen.queryByTitle('人脸核验二维码')).toBeNull()
})

test('on a phone the check opens in another tab, so that the form stays', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<FaceGate refusal={NEEDED} onPassed={() => {}} />)
  await pass()
  const link = screen.getByRole('link', { name: '开始核验' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/faceCheck?purpose=list', '_blank'])
})

test('the page on the phone goes to the page of the vendor, and says why it did not begin', async () => {
  logInAs(userOf())
  history.replaceState(null, '', '/faceCheck?purpose=withdraw')
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const start = mockCall('POST /user/startFaceCheck', { url: 'https://vendor.example/1' })
  server.use(start)
  const { unmount } = render(<FacePage />)
  await pass()
  fireEvent.click(screen.getByRole('button', { name: '开始核验' }))
  await pass()
  expect(start.inputs).toEqual([{ purpose: 'withdraw' }])
  expect(assign).toHaveBeenCalledWith('https://vendor.example/1')
  unmount()
  server.use(mockCall('POST /user/startFaceCheck', { refuse: 'TOO_MANY' }))
  render(<FacePage />)
  await pass()
  fireEvent.click(screen.getByRole('button', { name: '开始核验' }))
  await pass()
  expect(screen.getByRole('alert').textContent).toBe('操作过于频繁，请稍后再试')
})

test('the page says that a purpose is missing instead of asking for a check', async () => {
  logInAs(userOf())
  history.replaceState(null, '', '/faceCheck?purpose=other')
  render(<FacePage />)
  await pass()
  expect(screen.getByText('链接不完整')).toBeTruthy()
  expect(states.inputs).toEqual([])
})
