// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { CheckDialog } from '@/components/office/checks/check-dialog'
import { UNREAD_ACCOUNT } from '@/lib/shared/trade/order-forms'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

/** As in a browser, no two outputs have the same bytes. */
vi.mock('@/lib/client/shrink-image', () => {
  let runs = 0
  return { shrinkImage: async (file: File) => new File([`compressed ${++runs}`], file.name, { type: file.type }) }
})

const FILE = {
  checkId: 3,
  goodsSn: 'ZH2611211234567890',
  title: '满皮肤',
  gameName: '王者荣耀',
  mine: true,
  untilTime: '2026-11-21 20:00:00',
  kinds: ['card' as const, 'binding' as const],
  facts: [],
}
const put = async (label: string, bytes: string) => {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
    target: { files: [new File([bytes], 'a.png', { type: 'image/png' })] },
  })
  await settle()
}
const pass = async () => {
  fireEvent.click(screen.getByRole('button', { name: /验号通过$/ }))
  await settle()
}

test('a picture stands for one capture, and who has not read the password states another login', async () => {
  let uploads = 0
  const passed = mockCall('POST /desk/passCheck', null)
  server.use(
    passed,
    mockCall('GET /desk/check', { ...FILE, hasRead: false }),
    mockCall('GET /comm/imagesTempUploadToken', { uploadId: 'u', token: 't', maxBytes: 1 }),
    mockCall('POST /comm/uploadImage', () => {
      const key = `goods/aa/${++uploads}.webp`
      return { key, url: `/media/${key}`, width: 1, height: 1, index: 0 }
    }),
  )
  render(
    <App>
      <CheckDialog checkId={3} onChanged={vi.fn()} onClose={vi.fn()} />
    </App>,
  )
  await settle()
  await put('名片', 'same')
  await put('绑定信息', 'same')
  expect(screen.getByText('与名片是同一张图片，请上传绑定信息的截图')).toBeTruthy()
  await pass()
  expect(passed.inputs).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: /删除|移除/ }).at(-1) as HTMLElement)
  await put('绑定信息', 'other')
  expect(document.querySelector('.ant-form-item-has-error')).toBeNull()
  await pass()
  expect(screen.getByText(UNREAD_ACCOUNT)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: '我已用扫码等其他方式登录核对' }))
  await pass()
  expect(passed.inputs).toMatchObject([{ checkId: '3', hasOtherLogin: '1' }])
})
