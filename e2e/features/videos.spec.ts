import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectFine } from '../support/accessible'
import { Member, PAY_PASSWORD } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { uploadEvidence } from '../support/pictures'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

/** A short film of a moving square, recorded by the browser itself. */
async function record(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 240
    const paper = canvas.getContext('2d') as CanvasRenderingContext2D
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let frame = 0; frame < 30; frame++) {
      paper.fillStyle = '#204060'
      paper.fillRect(0, 0, 320, 240)
      paper.fillStyle = '#f0c040'
      paper.fillRect(frame * 8, 100, 40, 40)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

test('a buyer shows a recording in a dispute, and the seller plays it', async ({ browser }) => {
  const [buyerMember, sellerMember] = await Promise.all([Member.create({ balance: '100.00' }), Member.create()])
  const { goodsSn, price } = await publish(sellerMember.visitor, { goodsTypeId: '27', price: '88.00' })
  const order = { goodsSn, price, roleName: '小号一零二四', agree: '1' } as const
  const { orderSn } = await buyerMember.visitor.do('POST /order/placeOrder', order)
  const payment = { orderSn, payPassword: PAY_PASSWORD }
  await buyerMember.visitor.do('POST /pay/balancePay', payment, { key: randomUUID() })
  const pictures = JSON.stringify([await uploadEvidence(sellerMember.visitor)])
  await sellerMember.visitor.do('POST /order/act', { orderSn, action: 'deliver', note: '已邮寄', pictures })

  const buyer = await buyerMember.open(browser, '', { viewport: { width: 390, height: 844 } })
  const seller = await sellerMember.open(browser, '', { viewport: { width: 1440, height: 900 } })
  const watched = [watch(buyer), watch(seller)]
  const address = `${sharedOrigin()}/center/buyers/buyComplaint?orderSn=${orderSn}`

  await test.step('what is no video is refused before anything is sent', async () => {
    await buyer.goto(address)
    await buyer.getByLabel('发生了什么').fill('商品写红武六把，上号只有四把，另外两把是限时体验。')
    const broken = { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('this is no video at all, only words') }
    await buyer.locator('input[type=file]').first().setInputFiles(broken)
    await expect(buyer.getByText('视频格式不对，请上传 MP4 或 WebM 格式的视频')).toBeVisible()
    await buyer.getByLabel('移除第 1 张').click()
  })

  await test.step('the recording is uploaded with its first picture, and submitted', async () => {
    const film = { name: '录屏.webm', mimeType: 'video/webm', buffer: await record(buyer) }
    await buyer.locator('input[type=file]').first().setInputFiles(film)
    const poster = buyer.getByAltText('视频 录屏.webm')
    await expect(poster).toBeVisible()
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    await expectFine(buyer)
    await buyer.getByRole('button', { name: '提交售后' }).click()
    await expect(buyer.getByRole('heading', { name: /等卖家回应/ })).toBeVisible()
  })

  await test.step('the seller sees its picture first, and plays it', async () => {
    await seller.goto(address)
    await expectFine(seller)
    await expect(seller.locator('video')).toHaveCount(0)
    await seller.getByRole('button', { name: /^播放视频：买家的凭证/ }).click()
    const video = seller.locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(1)
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
    await expectFine(seller)
  })
  for (const one of watched) expectQuiet(one)
})
