// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThirdPartyPage } from '@/components/centre/third-party-page'
import { ApiError, call } from '@/lib/client/api'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
const asked = vi.mocked(call)
const WECHAT = {
  vendor: 'wechat',
  name: '微信',
  isOffered: true,
  isBound: true,
  nickName: '老猫',
  createTime: '2026-03-12 10:00:00',
}
const QQ = { ...WECHAT, vendor: 'qq', name: 'QQ', isBound: false, nickName: '', createTime: '' }
let push = { isOffered: true, isBound: false, createTime: '', picture: 'none' }
let answers: Record<string, unknown> = {}

beforeEach(() => {
  push = { isOffered: true, isBound: false, createTime: '', picture: 'none' }
  answers = {}
  asked.mockReset()
  asked.mockImplementation((async (name: string) => {
    if (name in answers) {
      const answer = answers[name]
      if (answer instanceof Error) throw answer
      return answer
    }
    if (name === 'GET /user/thirdParties') return { list: [WECHAT, QQ] }
    if (name === 'GET /user/bindWeChatOfficialAccountPushStatus') return push
    if (name === 'POST /comm/smsBindPhone') return { waitSeconds: 60, phone: '138****0001' }
    return null
  }) as never)
})

test('unbinding asks for a code of its own, and a wrong one stands at its field', async () => {
  render(<ThirdPartyPage />)
  await userEvent.click(await screen.findByRole('button', { name: '解绑微信' }))
  const dialog = screen.getByRole('dialog', { name: '解绑微信？' })
  await userEvent.click(within(dialog).getByText('获取验证码'))
  expect(asked).toHaveBeenCalledWith('POST /comm/smsBindPhone', { purpose: 'unbind' })
  await userEvent.type(within(dialog).getByLabelText(/短信验证码/), '123456')
  answers = {
    'POST /user/unBindThirdPartyAuthorization': new ApiError(1102, '验证码错误', { field: 'smsCode' }),
  }
  await userEvent.click(within(dialog).getByRole('button', { name: '解绑' }))
  expect(await within(dialog).findByText('验证码错误')).toBeTruthy()
  answers = {}
  await userEvent.click(within(dialog).getByRole('button', { name: '解绑' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toHaveBeenCalledWith('POST /user/unBindThirdPartyAuthorization', {
    vendor: 'wechat',
    smsCode: '123456',
  })
})

test('binding leads to the vendor after the code', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  answers = { 'POST /user/beginVendorBinding': { url: 'https://vendor.test/' } }
  render(<ThirdPartyPage />)
  await userEvent.click(await screen.findByRole('button', { name: '绑定QQ' }))
  const dialog = screen.getByRole('dialog', { name: '绑定QQ' })
  await userEvent.type(within(dialog).getByLabelText(/短信验证码/), '123456')
  await userEvent.click(within(dialog).getByRole('button', { name: '去QQ授权' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://vendor.test/'))
  expect(asked).toHaveBeenCalledWith('POST /user/beginVendorBinding', { vendor: 'qq', smsCode: '123456' })
})

test('a picture is polled until somebody followed by it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    answers = { 'POST /user/bindWeChatOfficialAccountPush': { url: 'http://weixin.qq.com/q/x', expiresIn: 600 } }
    render(<ThirdPartyPage />)
    await userEvent.click(await screen.findByRole('button', { name: '绑定微信消息提醒' }))
    expect(await screen.findByTitle('公众号二维码')).toBeTruthy()
    expect(screen.getByText('请用微信扫码并关注，10 分钟内有效')).toBeTruthy()
    push = { ...push, picture: 'taken' }
    await vi.advanceTimersByTimeAsync(2100)
    expect(await screen.findByText(/这个微信已接收另一个账号的消息/, {}, { timeout: 3000 })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '重新获取' }))
    push = { ...push, isBound: true, createTime: '2026-03-12 10:00:00', picture: 'bound' }
    await vi.advanceTimersByTimeAsync(2100)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: '发测试消息' })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('an installation without an official account says nothing of it', async () => {
  push = { ...push, isOffered: false }
  render(<ThirdPartyPage />)
  await screen.findByText('老猫，2026-03-12 绑定')
  expect(screen.queryByText('微信消息提醒')).toBeNull()
})
