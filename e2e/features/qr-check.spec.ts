import sharp from 'sharp'
import { qrPicture } from '@/lib/server/runtime/qr-picture'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

/** A screenshot with a QR code in a corner; without a text there is none. */
async function screenshot(text: string) {
  const page = sharp({ create: { width: 1170, height: 2000, channels: 3, background: '#dfe6ee' } })
  const svg = Buffer.from(qrPicture(text).split(',')[1] ?? '', 'base64')
  const code = text ? [{ input: await sharp(svg).png().toBuffer(), left: 700, top: 1500 }] : []
  return { name: 'shot.png', mimeType: 'image/png', buffer: await page.composite(code).png().toBuffer() }
}

test('the QR code of a screenshot is checked in the browser, and the picture is not sent', async ({ page }) => {
  await openSettled(page, `${process.env.E2E_ORIGIN}/kfyz`)
  const bodies: number[] = []
  page.on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0))
  const choose = async (text: string) => page.getByLabel('二维码截图').setInputFiles(await screenshot(text))
  await choose('https://fake.example.com/pay')
  await expect(page.getByText('fake.example.com 不是平台的网址')).toBeVisible()
  await choose('wxp://f2f0abcdef')
  await expect(page.getByText('平台不向任何人的账户收款')).toBeVisible()
  await choose('你好')
  await expect(page.getByText('二维码里不是网址、电话或收款码')).toBeVisible()
  await choose('')
  await expect(page.getByText('截图里没有找到二维码')).toBeVisible()
  expect(Math.max(0, ...bodies)).toBeLessThan(1000)
})
