// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { dialog, done, idle, press, SN, send, serveAct, show, type } from '../../support/order-dialog'
import { actionOf } from '../../support/sample-orders'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

const refuse = (field: string, msg: string) =>
  server.use(mockCall('POST /order/act', { refuse: 'INVALID_INPUT', msg, data: field ? { field } : null }))
const upload = async (...keys: string[]) => {
  const waiting = [...keys]
  const token = mockCall('GET /comm/imagesTempUploadToken', () => ({
    uploadId: waiting.shift() ?? '',
    token: 'token',
    maxBytes: 2_000_000,
  }))
  server.use(
    token,
    mockCall('POST /comm/uploadImage', ({ input: { uploadId: key } }) => ({
      key,
      url: `/media/${key}?until=9`,
      width: 1,
      height: 1,
      index: 0,
    })),
  )
  const files = keys.map((key) => new File([new Uint8Array(9)], key, { type: 'image/png' }))
  await act(async () =>
    fireEvent.change(dialog().getByLabelText('截图凭证', { selector: 'input' }), { target: { files } }),
  )
  await waitFor(() => expect(dialog().getAllByRole('button', { name: /移除第/ })).toHaveLength(keys.length))
  await waitFor(() => expect(dialog().queryByRole('progressbar')).toBeNull())
  expect(token.inputs).toEqual(keys.map(() => ({ purpose: 'evidence' })))
}

test('the evaluation dialog preselects no stars', () => {
  show(actionOf({ action: 'evaluate', form: 'stars', label: '评价' }))
  press('评价')
  expect(dialog().getAllByRole('radio', { checked: false })).toHaveLength(5)
  send('评价')
  expect(dialog().getByRole('alert').textContent).toBe('请选择满意程度')
})

test('the proof dialog uses neutral text when submitting for acceptance', () => {
  show(actionOf({ action: 'submit', form: 'proof', label: '提交验收' }))
  press('提交验收')
  expect(dialog().getByText('写清时间和经过')).toBeTruthy()
  expect(dialog().queryByText(/问题/)).toBeNull()
})

test('the reason dialog sends one of the given reasons', async () => {
  const act = serveAct()
  show(actionOf({ action: 'refund', form: 'reason', label: '申请退款', reasons: ['不想要了', '拍错了'] }))
  press('申请退款')
  send('申请退款')
  expect(dialog().getByRole('alert').textContent, 'nothing is preselected').toBe('请选择原因')
  type(/原因/, '拍错了')
  send('申请退款')
  await done()
  expect(act.inputs[0]).toEqual({ orderSn: SN, action: 'refund', reason: '拍错了' })
})

test('a dialog that ends a paid order states how much is refunded, to where and when', () => {
  const refund = { amount: '1234.50', target: '支付宝付款账户', arrival: '以支付宝的到账时间为准' }
  show(actionOf({ action: 'refund', form: 'reason', label: '申请退款', reasons: ['拍错了'], refund }))
  press('申请退款')
  const facts = [...document.querySelectorAll('[role=dialog] dl > div')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['退款金额¥1,234.50', '退到支付宝付款账户', '到账时间以支付宝的到账时间为准'])
})

test('the reason dialog requires typed text when no reasons are given', async () => {
  show(actionOf({ action: 'refund', form: 'reason', label: '取消交易' }))
  press('取消交易')
  send('取消交易')
  expect(dialog().getByRole('alert').textContent).toBe('请填写原因')
  expect(dialog().getByLabelText(/原因/)).toBe(document.activeElement)
})

test('the credentials dialog reports a refusal at its field and keeps the values', async () => {
  refuse('password', '密码不能超过100个字')
  show(actionOf({ action: 'deliver', form: 'credentials', label: '交付账号', primary: true }))
  press('交付账号')
  send('交付账号')
  expect(dialog().getByRole('alert').textContent).toBe('请输入游戏账号')
  type(/游戏账号/, 'game-77')
  send('交付账号')
  expect(dialog().getByRole('alert').textContent).toBe('请输入密码')
  type(/密码/, 'Secret-1')
  type(/说明/, '微信里换绑')
  send('交付账号')
  expect((await dialog().findByRole('alert')).textContent).toBe('密码不能超过100个字')
  expect(dialog().getByLabelText(/密码/).getAttribute('aria-invalid')).toBe('true')
  expect(dialog().getByLabelText(/游戏账号/)).toHaveProperty('value', 'game-77')
  const act = serveAct()
  type(/密码/, 'Secret-2')
  expect(dialog().queryByRole('alert')).toBeNull()
  send('交付账号')
  await done()
  expect(act.inputs[0]).toEqual({
    orderSn: SN,
    action: 'deliver',
    account: 'game-77',
    password: 'Secret-2',
    note: '微信里换绑',
  })
})

test('the quantity dialog asks how many of several were delivered, with note and pictures', async () => {
  const act = serveAct()
  const deliver = actionOf({
    action: 'deliver',
    form: 'quantity',
    label: '发货',
    quantity: {
      most: 3,
      unit: '件',
      to: [{ label: '收货角色', value: '剑影流光' }],
      part: { goods: '30.00', fee: '1.50', fineBp: 200, back: '未发货部分退给买家' },
    },
  })
  show(deliver)
  press('发货')
  expect(dialog().getByLabelText(/实际发货/)).toHaveProperty('value', '3')
  type(/实际发货/, '4')
  expect(dialog().getByText('最多 3')).toBeTruthy()
  send('发货')
  expect(dialog().getByRole('alert').textContent).toBe('最多 3')
  type(/实际发货/, '2')
  expect(dialog().getByText('少于订单的 3，结算如下')).toBeTruthy()
  const facts = () => [...document.querySelectorAll('[role=dialog] dl > div')].map(({ textContent }) => textContent)
  expect(facts()).toEqual([
    '收货角色剑影流光',
    '未发货部分退给买家¥10.00',
    '从保证金赔给买家，最多¥0.20',
    '预计到账¥19.00',
  ])
  type(/实际发货/, '3')
  expect(facts()).toEqual(['收货角色剑影流光'])
  type(/实际发货/, '2')
  send('发货')
  expect(dialog().getByRole('alert').textContent).toBe('请填写发货说明')
  type(/发货说明/, '已邮寄')
  send('发货')
  expect(dialog().getByRole('alert').textContent).toBe('请上传发货截图')
  expect(act.inputs).toEqual([])
  cleanup()
  const part = { goods: '10.00', fee: '0.50', fineBp: 0, back: '未发货部分退给买家' }
  show({ ...deliver, quantity: { most: 1, unit: '件', to: [], part } })
  press('发货')
  expect(dialog().queryByLabelText(/实际发货/)).toBeNull()
})

test('the note dialog sends the delivered content', async () => {
  const act = serveAct()
  show(actionOf({ action: 'deliver', form: 'note', label: '交付', text: '填写卡密，加密保存' }))
  press('交付')
  expect(dialog().getByText('填写卡密，加密保存')).toBeTruthy()
  send('交付')
  expect(dialog().getByRole('alert').textContent).toBe('请填写交付内容')
  type(/交付内容/, 'ABCD-1234')
  send('交付')
  await done()
  expect(act.inputs[0]).toEqual({ orderSn: SN, action: 'deliver', note: 'ABCD-1234' })
})

test('the proof dialog requires a note and pictures and sends the keys of the pictures', async () => {
  const act = serveAct()
  show(actionOf({ action: 'mismatch', form: 'proof', label: '账号与描述不符' }))
  press('账号与描述不符')
  send('账号与描述不符')
  expect(dialog().getByRole('alert').textContent).toBe('请说明情况')
  type(/情况说明/, '黑骑士只剩 6 天')
  send('账号与描述不符')
  expect(dialog().getByRole('alert').textContent).toBe('请上传截图凭证')
  await upload('evidence/1/a', 'evidence/1/b')
  expect(dialog().queryByRole('alert')).toBeNull()
  send('账号与描述不符')
  await done()
  expect(act.inputs[0]).toEqual({
    orderSn: SN,
    action: 'mismatch',
    note: '黑骑士只剩 6 天',
    pictures: '["evidence/1/a","evidence/1/b"]',
  })
})

test('the amount dialog limits the claim to the deposit and reports refusals at their fields', async () => {
  show(actionOf({ action: 'claim', form: 'amount', label: '申请扣押金', most: '60.00' }))
  press('申请扣押金')
  expect(dialog().getByText('最多 ¥60.00')).toBeTruthy()
  const fault = (value: string) => {
    type(/金额/, value)
    send('申请扣押金')
    return dialog().getByRole('alert').textContent
  }
  expect(fault('')).toBe('请输入金额')
  expect(fault('1.234')).toBe('请输入正确的金额，最多两位小数')
  expect(fault('60.01')).toBe('不能超过 ¥60.00')
  expect(fault('60')).toBe('请说明情况')
  type(/情况说明/, '少了 2 件武器')
  await upload('evidence/2/c')
  refuse('amount', '索赔金额应大于0且不超过押金')
  send('申请扣押金')
  expect((await dialog().findByRole('alert')).textContent).toBe('索赔金额应大于0且不超过押金')
  expect(dialog().getByLabelText(/金额/).getAttribute('aria-invalid')).toBe('true')
  await idle('申请扣押金')
  refuse('pictures', '图片不存在')
  type(/金额/, '20.5')
  send('申请扣押金')
  expect(await dialog().findByText('图片不存在')).toBeTruthy()
  expect(dialog().getByLabelText(/情况说明/)).toHaveProperty('value', '少了 2 件武器')
  await idle('申请扣押金')
  const act = serveAct()
  send('申请扣押金')
  await done()
  expect(act.inputs[0]).toEqual({
    orderSn: SN,
    action: 'claim',
    amount: '20.5',
    note: '少了 2 件武器',
    pictures: '["evidence/2/c"]',
  })
})

test('the proposal dialog starts with the other party’s numbers and shows what both proposals leave', async () => {
  const act = serveAct()
  show(
    actionOf({
      action: 'propose',
      form: 'proposal',
      label: '修改方案',
      most: '100.00',
      mostForfeit: '60.00',
      standing: { pay: '50.00', forfeit: '0.00' },
      fee: { feeBp: 1000, leastFee: '1.00' },
    }),
  )
  press('修改方案')
  const figures = (name: string) =>
    within(dialog().getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(figures('客户共收回')).toEqual(['¥50.00', '¥50.00'])
  type(/^付给打手/, '30')
  type(/^从保证金赔给客户/, '10.5')
  expect(figures('客户共收回')).toEqual(['¥50.00', '¥80.50'])
  expect(figures('退回打手的保证金')).toEqual(['¥60.00', '¥49.50'])
  expect(figures('扣服务费后你到账')).toEqual(['¥45.00', '¥27.00'])
  type(/^付给打手/, '100.01')
  expect(figures('客户共收回')).toEqual(['¥50.00', '–'])
  type(/^理由/, '做了三成')
  send('修改方案')
  expect(await dialog().findByText('不能超过 ¥100.00')).toBeTruthy()
  type(/^付给打手/, '30')
  send('修改方案')
  await done()
  expect(act.inputs[0]).toMatchObject({ action: 'propose', pay: '30', forfeit: '10.5', reason: '做了三成' })
})

test('the progress dialog requires the percentage done', async () => {
  const act = serveAct()
  show(actionOf({ action: 'shot', form: 'progress', label: '上传进度' }))
  press('上传进度')
  send('上传进度')
  expect(await dialog().findByText('请填写完成进度（%）')).toBeTruthy()
  type(/^已完成/, '120%')
  send('上传进度')
  expect(await dialog().findByText('请输入 0 到 100')).toBeTruthy()
  type(/^已完成/, '62')
  type(/^情况说明/, '钻石一')
  await upload('evidence/1/a.png')
  send('上传进度')
  await done()
  expect(act.inputs[0]).toMatchObject({ action: 'shot', progress: '62', note: '钻石一' })
})

test('the progress dialog shows the last percentage and warns of a lower one', () => {
  show(actionOf({ action: 'shot', form: 'progress', label: '上传进度', progress: 58 }))
  press('上传进度')
  expect(dialog().getByText('填 0 到 100，上次 58%，客户会在订单里看到')).toBeTruthy()
  type(/^已完成/, '50')
  expect(dialog().getByText('比上次的 58% 低，请核对后再提交')).toBeTruthy()
})
