// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgreementCheck } from '@/components/site/trust/agreement-check'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const HASH = 'ab'.repeat(32)
const type = (hash: string) => fireEvent.change(screen.getByLabelText(/哈希值/), { target: { value: hash } })
const check = () => fireEvent.click(screen.getByRole('button', { name: '核对' }))

test('a hash of a signed agreement is confirmed with the time; one of another text is not', async () => {
  const verify = mockCall('GET /agreement/verify', ({ input }) =>
    input.hash === HASH
      ? { genuine: true, signTime: '2026-11-21 10:45:00', publicKey: 'a2V5' }
      : { genuine: false, signTime: '', publicKey: '' },
  )
  server.use(verify)
  render(<AgreementCheck />)
  type(` ${HASH.toUpperCase()} `)
  check()
  expect(await screen.findByText('是在本平台签署的协议')).toBeTruthy()
  expect(screen.getByText(/双方于 2026-11-21 10:45 签署完成/)).toBeTruthy()
  type('cd'.repeat(32))
  expect(screen.queryByText('是在本平台签署的协议')).toBeNull()
  check()
  expect(await screen.findByText('没有这份已签署的协议')).toBeTruthy()
  expect(verify.inputs).toEqual([{ hash: HASH }, { hash: 'cd'.repeat(32) }])
})

test('what is no hash is refused before it is sent', async () => {
  const verify = mockCall('GET /agreement/verify', { genuine: false, signTime: '', publicKey: '' })
  server.use(verify)
  render(<AgreementCheck />)
  type('12345')
  check()
  expect(await screen.findByText('哈希值为 64 位十六进制字符，请核对')).toBeTruthy()
  expect(verify.inputs).toEqual([])
})

test('the hash of a file is computed here, and the file is not sent; one that is too large is refused', async () => {
  render(<AgreementCheck />)
  const text = '协议编号：XY2611211234567890\n'
  const choose = (file: File) => fireEvent.change(screen.getByLabelText(/协议文件/), { target: { files: [file] } })
  choose(new File([text], 'XY.txt'))
  const hash = createHash('sha256').update(text).digest('hex')
  await waitFor(() => expect((screen.getByLabelText(/哈希值/) as HTMLInputElement).value).toBe(hash))
  choose(new File([new Uint8Array(1_000_001)], 'large.bin'))
  expect(await screen.findByText('文件过大，请选择从本站下载的协议文件')).toBeTruthy()
})

test('the form cannot be sent before the script has loaded, when the browser would reload the page and lose the file', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<AgreementCheck />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '核对' })
  expect(button.disabled).toBe(true)
  const root = await act(async () => hydrateRoot(container, <AgreementCheck />))
  expect(button.disabled).toBe(false)
  act(() => root.unmount())
  container.remove()
})

test('a file that was chosen before the script had loaded is read', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<AgreementCheck />)
  const text = '协议编号：XY2611211234567890\n'
  Object.defineProperty(screen.getByLabelText(/协议文件/), 'files', { value: [new File([text], 'XY.txt')] })
  const root = await act(async () => hydrateRoot(container, <AgreementCheck />))
  const hash = createHash('sha256').update(text).digest('hex')
  await waitFor(() => expect((screen.getByLabelText(/哈希值/) as HTMLInputElement).value).toBe(hash))
  act(() => root.unmount())
  container.remove()
})
