// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Tag } from 'antd'
import { afterEach, expect, it, vi } from 'vitest'
import type { ListColumn } from '@/components/office/parts/list-columns'
import { ListTable } from '@/components/office/parts/list-table'

interface Row {
  sn: string
  state: string
  payee: string
  sum: string
  note: string
}
const ROWS: Row[] = [
  { sn: 'W1', state: '待复核', payee: '张三', sum: '¥5.00', note: '—' },
  { sn: 'W2', state: '已到账', payee: '李四', sum: '¥6.00', note: '3' },
]
const COLUMNS: ListColumn<Row>[] = [
  { title: '申请', dataIndex: 'sn' },
  { title: '状态', place: 'state', render: ({ state }: Row) => <Tag>{state}</Tag> },
  { title: '账户', dataIndex: 'payee' },
  { title: '编号', place: 'none', render: () => '内部编号' },
  { title: '次数', place: 'named', dataIndex: 'note' },
  { title: '金额', place: 'sum', dataIndex: 'sum' },
]

afterEach(() => vi.restoreAllMocks())
const show = (width: number, onOpen?: (row: Row) => void) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  return render(
    <ListTable
      columns={COLUMNS}
      dataSource={ROWS}
      rowKey={({ sn }) => sn}
      onOpen={onOpen}
      opened="W2"
      pagination={false}
    />,
  )
}
const rowOf = (sn: string): HTMLElement => screen.getByText(sn).closest('tr') as HTMLElement

it('a narrow list shows each row as its title with the state, and its facts with the sum first', () => {
  show(400, () => {})
  expect(screen.queryByRole('columnheader')).toBeNull()
  const cells = within(rowOf('W2')).getAllByRole('cell')
  expect(cells).toHaveLength(1)
  const parts = [...(cells[0]?.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)
  expect(parts).toEqual(['W2', '已到账', '¥6.00李四次数 3', ''])
})

it('facts without a value and cells that have no place in it are left out of a narrow row', () => {
  show(400, () => {})
  expect(rowOf('W1').textContent).toBe('W1待复核¥5.00张三')
})

it('a list with room for its columns is a table', () => {
  show(1000, () => {})
  expect(screen.getAllByRole('columnheader')).toHaveLength(COLUMNS.length)
  expect(within(rowOf('W1')).getAllByRole('cell')).toHaveLength(COLUMNS.length)
})

it('a narrow list without details shows all cells of a row', () => {
  show(400)
  expect(within(rowOf('W1')).getAllByRole('cell')).toHaveLength(COLUMNS.length)
})

it('the Enter key opens the focused row of a list', () => {
  const onOpen = vi.fn()
  show(400, onOpen)
  const row = rowOf('W1')
  expect(row.tabIndex).toBe(0)
  fireEvent.keyDown(row, { key: 'Enter' })
  expect(onOpen).toHaveBeenCalledWith(ROWS[0])
})
