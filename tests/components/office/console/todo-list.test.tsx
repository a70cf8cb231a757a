// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuCount } from '@/components/office/console/menu-count'
import { TodoList } from '@/components/office/console/todo-list'
import { BadgeProvider } from '@/components/office/console/use-badges'
import { PagedTable } from '@/components/office/parts/paged-table'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { pageOf } from '../../support/page-of'
import { userOf } from '../../support/sample-user'

const show = (...list: [path: string, total: number, overdue: number][]) => {
  logInAs(userOf())
  server.use(
    mockCall('GET /console/badges', { list: list.map(([path, total, overdue]) => ({ path, total, overdue })) }),
  )
  return render(
    <BadgeProvider>
      <TodoList />
      <aside>
        <MenuCount path="/desk" />
      </aside>
    </BadgeProvider>,
  )
}

test('open tasks are listed with their area and link, overdue ones first', async () => {
  show(
    ['/desk?queue=disputes', 2, 0],
    ['/console/approvals', 1, 0],
    ['/console/goods', 8, 3],
    ['/console/hosts', 0, 0],
    ['/desk?queue=mine', 4, 0],
  )
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '8 件商品等审核3 件超时审核处理',
    '2 件售后待处理客服主管、客服处理',
    '4 笔订单由我负责客服主管、客服处理',
    '1 项操作等第二人复核另一位有权限的成员处理',
  ])
  expect(screen.getByRole('link', { name: '2 件售后待处理' }).getAttribute('href')).toBe('/desk?queue=disputes')
  expect(screen.getByRole('complementary').textContent, 'all lists of the desk').toBe('6 件待处理')
})

test('an empty task list shows a message', async () => {
  show()
  expect(await screen.findByText('没有等待处理的事项')).toBeTruthy()
})

test('a decision in a list loads the counts again', async () => {
  const badges = mockCall('GET /console/badges', { list: [{ path: '/desk', total: 6, overdue: 0 }] })
  server.use(badges)
  logInAs(userOf())
  const screenOf = (version: number) => (
    <BadgeProvider>
      <MenuCount path="/desk" />
      <PagedTable
        of="all"
        version={version}
        load={async () => pageOf([])}
        columns={[]}
        rowKey={() => 'none'}
        empty="没有记录"
      />
    </BadgeProvider>
  )
  const { rerender } = render(screenOf(0))
  await screen.findByText('没有记录')
  const before = badges.inputs.length
  rerender(screenOf(1))
  await waitFor(() => expect(badges.inputs.length).toBe(before + 1))
})
