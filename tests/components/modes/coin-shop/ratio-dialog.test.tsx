// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RatioDialog } from '@/components/modes/coin-shop/ratio-dialog'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const moved = { offerSn: 'KB000001', name: '逆水寒 一区', from: '20000.00', to: '20400.00', why: '' }
const kept = { offerSn: 'KB000002', name: '逆水寒', from: '20000.00', to: null, why: '没有其他币商报价' }

test('ratios are changed after a preview of each, and a changed choice needs a new preview', async () => {
  const preview = mockCall('GET /quickCoin/ratioPreview', { list: [moved, kept] })
  const save = mockCall('POST /quickCoin/changeRatios', { list: [moved], changed: 1 })
  server.use(preview, save)
  const onDone = vi.fn()
  render(<RatioDialog kind="sell" onClose={() => {}} onDone={onDone} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '预览' }))
  expect(screen.getByText('请填写百分比')).toBeTruthy()
  await user.type(screen.getByLabelText('百分比（%）'), '2')
  await user.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByText('2万 → 2.04万')).toBeTruthy()
  expect(screen.getByText('2万，没有其他币商报价')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('方式'), '比最优报价低一些')
  expect(screen.queryByText('2万 → 2.04万')).toBeNull()
  await user.click(screen.getByRole('button', { name: '预览' }))
  await user.click(await screen.findByRole('button', { name: '调整 1 条报价' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(preview.inputs.map(({ way }) => way)).toEqual(['percent', 'best'])
  expect(save.inputs).toEqual([
    { changes: JSON.stringify([{ offerSn: 'KB000001', from: '20000.00', to: '20400.00' }]) },
  ])
})

test('ratios that change by more than 30 percent are saved only after they were confirmed', async () => {
  const steep = { ...moved, to: '27000.00' }
  const save = mockCall('POST /quickCoin/changeRatios', { list: [steep], changed: 1 })
  server.use(mockCall('GET /quickCoin/ratioPreview', { list: [steep, kept] }), save)
  const onDone = vi.fn()
  render(<RatioDialog kind="sell" onClose={() => {}} onDone={onDone} />)
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('方式'), '比最优报价低一些')
  await user.type(screen.getByLabelText('百分比（%）'), '0')
  await user.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByText('1 条报价的比例变动超过 30%。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '调整 1 条报价' }))
  expect(await screen.findByText('改动较大，核对新比例后请勾选确认')).toBeTruthy()
  expect(save.inputs).toEqual([])
  await user.click(screen.getByLabelText('新比例已核对'))
  await user.click(screen.getByRole('button', { name: '调整 1 条报价' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
})
