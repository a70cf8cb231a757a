// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PosterDialog } from '@/components/members/invite/poster-dialog'

const POSTER = { brand: '松间', code: 'ABCD1234', qr: 'data:image/svg+xml;base64,AA==' }

/** Makes pictures load, or fail, at once; records the text drawn on the canvas. */
function draw(comes: boolean) {
  const written: string[] = []
  const fills: unknown[] = []
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (target, name: string) =>
      name === 'fillText' ? (text: string) => written.push(text) : (target[name] ?? (() => undefined)),
    set: (target, name: string, value) => {
      if (name === 'fillStyle') fills.push(value)
      target[name] = value
      return true
    },
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as CanvasRenderingContext2D)
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      onerror = () => {}
      set src(_: string) {
        queueMicrotask(() => (comes ? this.onload() : this.onerror()))
      }
    },
  )
  return { written, fills }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('style')
})

test("the poster is drawn in the brand's colours, with its name and the code", async () => {
  document.documentElement.style.setProperty('--brand-primary', '#0F5132')
  const { written, fills } = draw(true)
  render(<PosterDialog poster={POSTER} onClose={() => {}} />)
  await waitFor(() => expect(screen.getByRole('button', { name: '保存图片' })).toHaveProperty('disabled', false))
  expect(written).toContain('松间')
  expect(written).toContain('A B C D 1 2 3 4')
  expect(fills[0]).toBe('#0F5132')
})

test('a poster without its QR code cannot be saved and shows an error', async () => {
  draw(false)
  render(<PosterDialog poster={POSTER} onClose={() => {}} />)
  expect(await screen.findByText(/海报没有画出来/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '保存图片' })).toHaveProperty('disabled', true)
})
