// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ThirdPartyPage } from '@/components/members/security/third-party-page'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'

const WECHAT: Output<'GET /user/thirdParties'>['list'][number] = {
  vendor: 'wechat',
  name: '微信',
  isOffered: true,
  isBound: true,
  nickName: '老猫',
  createTime: '2026-03-12 10:00:00',
}
const QQ: typeof WECHAT = { ...WECHAT, vendor: 'qq', name: 'QQ', isBound: false, nickName: '', createTime: '' }
type Push = Output<'GET /user/bindWeChatOfficialAccountPushStatus'>
const servePush = (more: Partial<Push> = {}) =>
  server.use(
    mockCall('GET /user/bindWeChatOfficialAccountPushStatus', {
      isOffered: true,
      isBound: false,
      createTime: '',
      picture: 'none',
      ...more,
    }),
  )
let sendCode: MockedCall<'POST /comm/smsBindPhone'>
beforeEach(() => {
  servePush()
  sendCode = mockCall('POST /comm/smsBindPhone', { waitSeconds: 60, phone: '138****0001' })
  server.use(mockCall('GET /user/thirdParties', { list: [WECHAT, QQ] }), sendCode)
})

test('unbinding a vendor account requires an SMS code, and a wrong code is reported at its field', async () => {
  render(<ThirdPartyPage />)
  await userEvent.click(await screen.findByRole('button', { name: '解绑微信' }))
  const dialog = screen.getByRole('dialog', { name: '解绑微信？' })
  await userEvent.click(within(dialog).getByText('获取验证码'))
  await waitFor(() => expect(sendCode.inputs).toEqual([{ purpose: 'unbind' }]))
  await userEvent.type(within(dialog).getByLabelText(/短信验证码/), '123456')
  server.use(mockCall('POST /user/unBindThirdPartyAuthorization', { refuse: 'WRONG_SMS_CODE', msg: '验证码错误' }))
  await userEvent.click(within(dialog).getByRole('button', { name: '解绑' }))
  expect(await within(dialog).findByText('验证码错误')).toBeTruthy()
  const unbind = mockCall('POST /user/unBindThirdPartyAuthorization', null)
  server.use(unbind)
  await userEvent.click(within(dialog).getByRole('button', { name: '解绑' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(unbind.inputs).toEqual([{ vendor: 'wechat', smsCode: '123456' }])
})

test('binding redirects to the vendor after the SMS code', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const begin = mockCall('POST /user/beginVendorBinding', { url: 'https://vendor.test/' })
  server.use(begin)
  render(<ThirdPartyPage />)
  await userEvent.click(await screen.findByRole('button', { name: '绑定QQ' }))
  const dialog = screen.getByRole('dialog', { name: '绑定QQ' })
  await userEvent.type(within(dialog).getByLabelText(/短信验证码/), '123456')
  await userEvent.click(within(dialog).getByRole('button', { name: '去QQ授权' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://vendor.test/'))
  expect(begin.inputs).toEqual([{ vendor: 'qq', smsCode: '123456' }])
})

test('the QR code of the official account is polled until a follower is bound', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await settle()
  }
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    await settle()
  }
  server.use(mockCall('POST /user/bindWeChatOfficialAccountPush', { url: 'http://weixin.qq.com/q/x', expiresIn: 600 }))
  render(<ThirdPartyPage />)
  await settle()
  await press('绑定微信消息提醒')
  expect(screen.getByTitle('公众号二维码')).toBeTruthy()
  expect(screen.getByText('请用微信扫码并关注，10 分钟内有效')).toBeTruthy()
  servePush({ picture: 'taken' })
  await pass(2000)
  expect(screen.getByText(/这个微信已接收另一个账号的消息/)).toBeTruthy()
  servePush({ picture: 'waiting' })
  await press('重新获取')
  servePush({ isBound: true, createTime: '2026-03-12 10:00:00', picture: 'bound' })
  await pass(2000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: '发测试消息' })).toBeTruthy()
})

test('without an official account the page does not mention WeChat messages', async () => {
  servePush({ isOffered: false })
  render(<ThirdPartyPage />)
  await screen.findByText('老猫，2026-03-12 绑定')
  expect(screen.queryByText('微信消息提醒')).toBeNull()
})
