// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CsvDialog } from '@/components/selling/seller/csv-dialog'
import { EMPTY_QUERY, wireFilter } from '@/components/selling/seller/own-query'
import type { CsvRow } from '@/lib/contract/entities/goods-csv'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { NO_FACE } from '../../support/sample-face'

const rowOf = (more: Partial<CsvRow>): CsvRow => ({
  line: 2,
  title: '改名卡',
  goodsSn: '',
  state: 'create',
  msg: '',
  price: null,
  changed: [],
  inReview: false,
  ...more,
})
const open = () =>
  render(<CsvDialog filter={wireFilter(EMPTY_QUERY)} isNarrow={false} onClose={() => {}} onChanged={() => {}} />)
const WHY = '发布 ¥500.00 及以上的商品，每 90 天要做一次人脸核验'

test('a CSV file is checked first and imported only after confirmation', async () => {
  const bad = rowOf({ line: 3, title: '坏的一行', state: 'refused', msg: '请填写游戏' })
  const importGoods = mockCall('POST /goods/uploadGoodsCsv', ({ input }) => ({
    isDone: input.commit === '1',
    counts: { create: 1, edit: 0, known: 0, same: 0, refused: 1 },
    list: [rowOf({}), bad],
    face: '',
  }))
  server.use(importGoods)
  const user = userEvent.setup()
  open()
  const dialog = await screen.findByRole('dialog', { name: '导入和导出商品' })
  const file = new File(['游戏,类型'], '商品.csv', { type: 'text/csv' })
  await user.upload(within(dialog).getByLabelText(/选择文件/), file)
  expect(await within(dialog).findByText('请填写游戏')).toBeTruthy()
  expect(importGoods.inputs).toEqual([{ commit: '0' }])
  await user.click(within(dialog).getByRole('button', { name: '确认导入 1 行' }))
  expect(await within(dialog).findByText('已发布 1 行')).toBeTruthy()
  expect(importGoods.inputs).toEqual([{ commit: '0' }, { commit: '1' }])
  expect(within(dialog).queryByRole('button', { name: /确认导入/ })).toBeNull()
})

test('an import that needs a face check is sent again with the same file after it', async () => {
  let isChecked = false
  const importGoods = mockCall('POST /goods/uploadGoodsCsv', ({ input }) => {
    const isRefused = input.commit === '1' && !isChecked
    return {
      isDone: input.commit === '1',
      counts: { create: isRefused ? 0 : 1, edit: 0, known: 0, same: 0, refused: isRefused ? 1 : 0 },
      list: [rowOf(isRefused ? { state: 'refused', msg: WHY } : {})],
      face: isRefused ? WHY : '',
    }
  })
  server.use(importGoods, mockCall('GET /user/faceCheck', { ...NO_FACE, isPassed: true }))
  const user = userEvent.setup()
  open()
  const dialog = await screen.findByRole('dialog', { name: '导入和导出商品' })
  const file = new File(['游戏,类型'], '商品.csv', { type: 'text/csv' })
  await user.upload(within(dialog).getByLabelText(/选择文件/), file)
  await user.click(await within(dialog).findByRole('button', { name: '确认导入 1 行' }))
  await screen.findByRole('dialog', { name: '人脸核验' })
  isChecked = true
  await user.click(await screen.findByRole('button', { name: '继续' }))
  expect(await within(dialog).findByText('已发布 1 行')).toBeTruthy()
  expect(importGoods.inputs).toEqual([{ commit: '0' }, { commit: '1' }, { commit: '1' }])
})

test('the preview states old and new price and the other changed columns; a steep change is confirmed before the import', async () => {
  const steep = rowOf({ line: 3, title: '道具', state: 'edit', price: { from: '13.87', to: '1.00' } })
  const small = rowOf({
    title: '点券',
    state: 'edit',
    price: { from: '10.00', to: '11.00' },
    changed: ['标题', '描述'],
  })
  const importGoods = mockCall('POST /goods/uploadGoodsCsv', ({ input }) => ({
    isDone: input.commit === '1',
    counts: { create: 0, edit: 2, known: 0, same: 0, refused: 0 },
    list: [small, { ...steep, inReview: input.commit === '1' }],
    face: '',
  }))
  server.use(importGoods)
  const user = userEvent.setup()
  open()
  await user.upload(screen.getByLabelText(/选择文件/), new File(['商品编号,价格'], '商品.csv', { type: 'text/csv' }))
  const rows = within(await screen.findByRole('region', { name: '导入预览' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('¥13.87 → ¥1.00（-93%）')
  expect(rows[1]?.textContent).toContain('¥10.00 → ¥11.00（+10%），改标题、描述')
  expect(screen.getByText(/1 件的价格变动超过 30%/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '确认导入 2 行' }))
  expect(await screen.findByText('改动较大，核对新价格后请勾选确认')).toBeTruthy()
  expect(importGoods.inputs).toEqual([{ commit: '0' }])
  await user.click(screen.getByLabelText('新价格已核对'))
  await user.click(screen.getByRole('button', { name: '确认导入 2 行' }))
  expect(await screen.findByText('其中 1 行需审核后展示')).toBeTruthy()
  expect(screen.getByText('已修改，需审核后展示')).toBeTruthy()
})
