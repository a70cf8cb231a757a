// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Gallery } from '@/components/listings/detail/gallery'

const pictures = ['甲', '乙', '丙'].map((name) => ({ src: `/media/${name}.webp`, name }))
const show = () =>
  render(
    <Gallery
      title="商品"
      pictures={pictures}
      source="uploaded"
      watermark=""
      address=""
      goodsSn="ZHWZ1070931"
      checkDate=""
    />,
  )
const shown = (box: Element | null) => box?.querySelector('img')?.getAttribute('alt')

test('arrow keys and buttons switch the pictures and wrap around', async () => {
  const { container } = show()
  const figure = container.querySelector('figure')
  await userEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown(figure)).toBe('商品 乙')
  fireEvent.keyDown(screen.getByRole('link', { name: '查看乙' }), { key: 'ArrowLeft' })
  fireEvent.keyDown(screen.getByRole('link', { name: '查看乙' }), { key: 'ArrowLeft' })
  expect(shown(figure)).toBe('商品 丙')
  expect(screen.getByRole('link', { name: '查看丙' }).getAttribute('aria-current')).toBe('true')
})

test('the large picture switches by key and swipe, and Esc closes it', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: '查看大图' }))
  const dialog = await screen.findByRole('dialog', { name: '商品 大图' })
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(shown(dialog)).toBe('商品 乙')
  const stage = dialog.querySelector('img')?.parentElement?.parentElement as HTMLElement
  fireEvent.pointerDown(stage, { clientX: 200 })
  fireEvent.pointerUp(stage, { clientX: 100 })
  expect(shown(dialog)).toBe('商品 丙')
  fireEvent.pointerDown(stage, { clientX: 200 })
  fireEvent.pointerUp(stage, { clientX: 190 })
  expect(shown(dialog)).toBe('商品 丙')
  await userEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(screen.getByRole('button', { name: '还原' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
