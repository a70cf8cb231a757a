// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'

afterEach(cleanup)

/**
 * A list whose button is removed when its request is answered: with the response, or shortly after the dialog closes.
 */
function List({ isLate }: { isLate: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <main>
      <ul>
        <li data-testid="row">
          post{' '}
          <span>
            {isDone ? null : (
              <button type="button" onClick={() => setOpen(true)}>
                close
              </button>
            )}
          </span>
        </li>
      </ul>
      <button type="button">other</button>
      <button type="button" onClick={() => setDone(true)}>
        answer
      </button>
      <ConfirmDialog
        open={isOpen}
        title="?"
        confirmText="yes"
        onConfirm={() => setDone(!isLate)}
        onClose={() => setOpen(false)}
      />
    </main>
  )
}
const show = async (isLate: boolean) => {
  const user = userEvent.setup()
  render(<List isLate={isLate} />)
  await user.click(screen.getByText('close'))
  await user.click(screen.getByText('yes'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return user
}

test('when the focused control is removed by a response, the focus moves to its row', async () => {
  const user = await show(false)
  const row = screen.getByTestId('row')
  expect(document.activeElement).toBe(row)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('other')
  expect(row.hasAttribute('tabindex')).toBe(false)
})

test('when the focused control is removed by a reload, the focus moves to its row', async () => {
  await show(true)
  expect(document.activeElement?.textContent).toBe('close')
  // Dispatched as an event, not pressed by the user, like a response.
  screen.getByText('answer').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('row')))
})

test('a user who has moved the focus meanwhile keeps it', async () => {
  await show(true)
  screen.getByText('other').focus()
  screen.getByText('answer').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await waitFor(() => expect(screen.queryByText('close')).toBeNull())
  expect(document.activeElement?.textContent).toBe('other')
})
