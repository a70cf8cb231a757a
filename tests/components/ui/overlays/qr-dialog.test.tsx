// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QrDialog, type QrDialogProps } from '@/components/ui/overlays/qr-dialog'
import { ApiError } from '@/lib/client/api'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const props = (more: Partial<QrDialogProps> = {}): QrDialogProps => ({
  open: true,
  method: 'ali',
  amount: '2814.00',
  code: 'https://pay.example/1',
  picture: 'data:image/svg+xml;base64,x',
  payee: '衡集',
  poll: async () => 'waiting',
  onPaid: vi.fn(),
  onRenew: vi.fn(),
  onClose: vi.fn(),
  ...more,
})

test('the QR dialog polls every 5 s, at most 60 times, then covers the code', async () => {
  const poll = vi.fn(async () => 'waiting' as const)
  const onRenew = vi.fn()
  render(<QrDialog {...props({ poll, onRenew })} />)
  await pass(14)
  expect(poll).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('timer').textContent).toBe('04:46')
  for (let second = 14; second < 400; second++) await pass(1)
  expect(poll).toHaveBeenCalledTimes(60)
  expect(screen.getByRole('status').textContent).toBe('二维码已失效')
  fireEvent.click(screen.getByText('重新获取'))
  expect(onRenew).toHaveBeenCalledOnce()
})

test('the QR dialog reports payment once and stops polling', async () => {
  const answers = ['waiting', 'done', 'done'] as const
  const poll = vi.fn(async () => answers[poll.mock.calls.length - 1] ?? 'done')
  const onPaid = vi.fn()
  render(<QrDialog {...props({ poll, onPaid })} />)
  await pass(60)
  expect(poll).toHaveBeenCalledTimes(2)
  expect(onPaid).toHaveBeenCalledOnce()
})

test('the QR dialog stops at a refusal, and starts over with a new code', async () => {
  const poll = vi.fn().mockRejectedValueOnce(new ApiError('NOT_FOUND', '付款单不存在')).mockResolvedValue('waiting')
  const { rerender } = render(<QrDialog {...props({ poll })} />)
  await pass(30)
  expect(poll).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('查询中断，请重新获取')
  rerender(<QrDialog {...props({ poll, code: 'https://pay.example/2' })} />)
  await pass(4)
  expect(poll).toHaveBeenCalledTimes(2)
  await pass(5)
  expect(poll).toHaveBeenCalledTimes(3)
})

test.each(['NETWORK_LOST', 'SERVER_ERROR', 'UNAVAILABLE', 'BUSY', 'TOO_MANY'] as const)(
  'the QR dialog keeps waiting after %s, and asks less often until it is answered',
  async (reason) => {
    const lost = new ApiError(reason, '')
    const poll = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('waiting')
    const onPaid = vi.fn()
    render(<QrDialog {...props({ poll, onPaid })} />)
    await pass(9)
    expect(poll).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').textContent).toBe('网络不稳定，正在重新查询')
    expect(screen.getByText('我已付款').closest('button')?.disabled).toBe(false)
    await pass(1)
    expect(poll).toHaveBeenCalledTimes(2)
    await pass(19)
    expect(poll).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(poll).toHaveBeenCalledTimes(3)
    expect(screen.getByRole('status').textContent).toBe('等待付款，每 5 秒查询一次')
    poll.mockResolvedValue('done')
    await pass(5)
    expect(onPaid).toHaveBeenCalledOnce()
  },
)

test('the QR dialog stops when the payment has expired', async () => {
  const poll = vi.fn(async () => 'expired' as const)
  render(<QrDialog {...props({ poll })} />)
  await pass(30)
  expect(poll).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('二维码已失效')
})

test('the remaining time is announced at 60, 30 and 10 seconds only', async () => {
  render(<QrDialog {...props()} />)
  const announced: string[] = []
  for (let i = 0; i < 299; i++) {
    await pass(1)
    const text = document.querySelector('[aria-live="assertive"]')?.textContent
    if (text) announced.push(text)
  }
  expect(announced).toEqual(['二维码剩余有效时间：60 秒', '二维码剩余有效时间：30 秒', '二维码剩余有效时间：10 秒'])
})

test('a payment made while the tab was hidden until the code was over is found on the return', async () => {
  const poll = vi.fn<QrDialogProps['poll']>(async () => 'waiting')
  const onPaid = vi.fn()
  render(<QrDialog {...props({ poll, onPaid })} />)
  await pass(6)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  poll.mockResolvedValue('done')
  await pass(400)
  expect(onPaid).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1)
  expect(onPaid).toHaveBeenCalledOnce()
  hidden.mockRestore()
})

test('whoever says to have paid is believed enough to ask once more, also when the code is over', async () => {
  const poll = vi.fn<QrDialogProps['poll']>(async () => 'expired')
  const onPaid = vi.fn()
  render(<QrDialog {...props({ poll, onPaid })} />)
  await pass(1)
  expect(screen.getByRole('status').textContent).toBe('二维码已失效')
  poll.mockResolvedValue('done')
  fireEvent.click(screen.getByRole('button', { name: '我已付款' }))
  await pass(1)
  expect(onPaid).toHaveBeenCalledOnce()
})
