// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScreenPage } from '@/components/office/parts/screen-page'

it('opening and closing a drawer keeps the list of the page, with its position', () => {
  const page = (drawer: boolean) => (
    <ScreenPage title="用户" drawer={drawer ? <aside>详情</aside> : null}>
      <input aria-label="第几页" />
    </ScreenPage>
  )
  const { rerender } = render(page(false))
  const list = screen.getByLabelText('第几页')
  rerender(page(true))
  expect(screen.getByText('详情')).toBeTruthy()
  expect(screen.getByLabelText('第几页')).toBe(list)
  rerender(page(false))
  expect(screen.getByLabelText('第几页')).toBe(list)
})
