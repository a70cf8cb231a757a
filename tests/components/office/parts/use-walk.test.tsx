// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { useWalk } from '@/components/office/parts/use-walk'

const ROWS = ['一', '二', '三']

function List() {
  const [opened, setOpened] = useState<string | undefined>('一')
  const { walk } = useWalkOver(opened, setOpened)
  return (
    <>
      <textarea aria-label="原因" />
      {opened ? (
        <DockedDrawer key={opened} title={opened} walk={walk} onClose={() => setOpened(undefined)}>
          内容
        </DockedDrawer>
      ) : null}
    </>
  )
}
function useWalkOver(opened: string | undefined, onOpen: (row: string) => void) {
  const walking = useWalk<string>({ rowKey: (row) => row, opened, onOpen })
  if (walking.rows.length === 0) walking.onRows(ROWS)
  return walking
}
const title = () => screen.queryByRole('heading')?.textContent

test('J opens the next row, K the previous one, and Esc closes; keys typed into fields are ignored', async () => {
  const user = userEvent.setup()
  render(<List />)
  expect(screen.getByText('第 1 / 3 条')).toBeDefined()
  await user.keyboard('jj')
  expect(title()).toBe('三')
  await user.keyboard('j')
  expect(title()).toBe('三')
  await user.keyboard('k')
  expect(title()).toBe('二')
  await user.type(screen.getByLabelText('原因'), 'jk')
  expect(title()).toBe('二')
  await user.click(screen.getByLabelText('下一条（J）'))
  expect(title()).toBe('三')
  await user.keyboard('{Escape}')
  expect(title()).toBeUndefined()
})
