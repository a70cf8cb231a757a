// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CodeStockDialog } from '@/components/selling/seller/code-stock-dialog'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { goodsOf } from '../../support/sample-goods'

/** `卡号：AAA111 密码：pw11` in GBK. */
const GBK = Uint8Array.from(Buffer.from('bfa8bac5a3ba41414131313120c3dcc2eba3ba70773131', 'hex'))
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'codes.txt', { type: 'text/plain' })

beforeEach(() => {
  server.use(mockCall('GET /goods/codeStock', { left: 0, handed: 0 }))
  render(<CodeStockDialog goods={goodsOf()} onClose={() => {}} onChanged={() => {}} />)
})
const box = () => screen.getByLabelText<HTMLTextAreaElement>(/卡密，每行一个/)
const picker = () => screen.getByLabelText('从文本文件读取')

test('codes of a GBK file are decoded, appended to the typed text and stored', async () => {
  const store = mockCall('POST /goods/addCodes', { added: 2, repeated: 0, left: 2, handed: 0 })
  server.use(store)
  const user = userEvent.setup()
  await user.type(box(), 'BBB222')
  await user.upload(picker(), fileOf(GBK))
  await expect.poll(() => box().value).toBe('BBB222\n卡号：AAA111 密码：pw11')
  await user.click(screen.getByRole('button', { name: '存入' }))
  await expect.poll(() => store.inputs.map(({ codes }) => codes)).toEqual(['BBB222\n卡号：AAA111 密码：pw11'])
})

test('codes with characters lost by a wrong encoding are not sent, and the line is named', async () => {
  const store = mockCall('POST /goods/addCodes', { added: 2, repeated: 0, left: 2, handed: 0 })
  server.use(store)
  const user = userEvent.setup()
  await user.upload(picker(), fileOf(Uint8Array.from(Buffer.from('AAA111\n卡号\ufffd', 'utf8'))))
  await expect.poll(() => box().value).toBe('AAA111\n卡号\ufffd')
  await user.click(screen.getByRole('button', { name: '存入' }))
  expect(await screen.findByText('第2行有乱码“�”，可能是文件编码不对，请核对原文后重新填写')).toBeTruthy()
  expect(store.inputs).toEqual([])
})

test.each([
  ['that is no text', fileOf(PNG), /无法识别文件内容/],
  ['of more than a megabyte', fileOf(new Uint8Array(1024 * 1024 + 1)), '文件不能超过 1M'],
])('a file %s is rejected and the typed text stays', async (_, file, message) => {
  const user = userEvent.setup()
  await user.type(box(), 'BBB222')
  await user.upload(picker(), file)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(box().value).toBe('BBB222')
})
