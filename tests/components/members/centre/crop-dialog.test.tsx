// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CropDialog } from '@/components/members/centre/crop-dialog'

const FILE = new File(['picture'], 'me.png', { type: 'image/png' })
const drawn: number[][] = []
const pen = { fillStyle: '', fillRect: () => {}, drawImage: (_: unknown, ...at: number[]) => drawn.push(at) }
const open = () => {
  const [onClose, onCropped] = [vi.fn(), vi.fn()]
  render(<CropDialog file={FILE} onClose={onClose} onCropped={onCropped} />)
  return { onClose, onCropped }
}
const last = () => drawn.at(-1)?.slice(0, 4)

beforeEach(() => {
  drawn.length = 0
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 400 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['square'])))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the stored avatar is the visible crop: centred, moved by keys, enlarged by the slider', async () => {
  const { onCropped } = open()
  await waitFor(() => expect(last()).toEqual([200, 0, 400, 400]))
  fireEvent.keyDown(screen.getByRole('img'), { key: 'ArrowLeft' })
  expect(last()).toEqual([180, 0, 400, 400])
  fireEvent.keyDown(screen.getByRole('img'), { key: 'Tab' })
  expect(last(), 'other keys move nothing').toEqual([180, 0, 400, 400])
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } })
  expect(last()).toEqual([280, 100, 200, 200])
  fireEvent.click(screen.getByText('用作头像'))
  const square = onCropped.mock.calls[0]?.[0] as File
  expect([square.name, square.type, await square.text()]).toEqual(['avatar.jpg', 'image/jpeg', 'square'])
})

test('an unreadable picture shows an error and cannot be cropped', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const { onCropped, onClose } = open()
  expect(await screen.findByText('这张图片打不开，请换一张')).toBeTruthy()
  expect(screen.getByText('用作头像').closest('button')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByText('取消'))
  expect(onClose).toHaveBeenCalled()
  expect(onCropped).not.toHaveBeenCalled()
})
