// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MoreMenu } from '@/components/ui/overlays/more-menu'

const menuOf = () => screen.getByText('更多').closest('details') as HTMLDetailsElement

function show() {
  render(
    <>
      <MoreMenu>
        <button type="button">下架</button>
      </MoreMenu>
      <button type="button">另一处</button>
    </>,
  )
  menuOf().open = true
}

test('the menu closes on a press elsewhere', async () => {
  show()
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
  expect(menuOf().open).toBe(false)
})

test('the menu closes when an action is chosen, and its button gets the focus', async () => {
  show()
  await userEvent.click(screen.getByText('下架'))
  expect(menuOf().open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('更多'))
})

test('the menu closes on Escape and when the focus leaves it', async () => {
  show()
  screen.getByText('下架').focus()
  await userEvent.keyboard('{Escape}')
  expect(menuOf().open).toBe(false)
  menuOf().open = true
  screen.getByText('下架').focus()
  screen.getByText('另一处').focus()
  expect(menuOf().open).toBe(false)
})
