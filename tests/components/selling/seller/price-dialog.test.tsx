// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PriceDialog } from '@/components/selling/seller/price-dialog'
import { Toaster } from '@/components/ui/overlays/toast'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishTermsOf } from '../../support/sample-games'
import { goodsOf } from '../../support/sample-goods'

test.each([
  [GOODS_STATUS.review, '价格已修改，商品进入审核'],
  [GOODS_STATUS.onShelf, '价格已修改'],
])('after a price change that leaves the item in status %s the dialog shows: %s', async (status, text) => {
  const save = mockCall('POST /goods/onlySetupGoodsPrice', goodsOf({ status }))
  server.use(
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()),
    mockCall('GET /goods/priceFindings', { list: [] }),
    save,
  )
  const user = userEvent.setup()
  const handleClose = vi.fn()
  render(
    <>
      <PriceDialog goods={goodsOf()} onClose={handleClose} onChanged={() => {}} />
      <Toaster />
    </>,
  )
  await user.clear(screen.getByLabelText(/新价格/))
  await user.type(screen.getByLabelText(/新价格/), '120')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(handleClose).toHaveBeenCalledOnce()
  expect(save.inputs).toEqual([{ goodsSn: 'DJCF1073125', price: '120' }])
})

test.each([
  ['12.59', ['价格偏低'], /比现价低 90%。保存后需审核，期间不展示，最晚 2 小时审核完。价格偏低/],
  ['12.59', [], /比现价低 90%。请核对新价格/],
  ['300', [], /是现价的 2.4 倍。请核对新价格/],
  ['120', ['价格偏低'], /比现价低 5%。保存后需审核/],
] as const)('before saving, a price of %s with the findings %j says what follows', async (price, findings, text) => {
  server.use(
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()),
    mockCall('GET /goods/priceFindings', { list: [{ goodsSn: 'DJCF1073125', findings: [...findings] }] }),
  )
  const user = userEvent.setup()
  render(<PriceDialog goods={goodsOf()} onClose={() => {}} onChanged={() => {}} />)
  await user.clear(screen.getByLabelText(/新价格/))
  await user.type(screen.getByLabelText(/新价格/), price)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a price that is probably a typing error is saved only after it was confirmed', async () => {
  const save = mockCall('POST /goods/onlySetupGoodsPrice', goodsOf())
  server.use(
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()),
    mockCall('GET /goods/priceFindings', { list: [] }),
    save,
  )
  const user = userEvent.setup()
  render(<PriceDialog goods={goodsOf()} onClose={() => {}} onChanged={() => {}} />)
  await user.clear(screen.getByLabelText(/新价格/))
  await user.type(screen.getByLabelText(/新价格/), '9')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('改动较大，核对新价格后请勾选确认')).toBeTruthy()
  expect(save.inputs).toEqual([])
  await user.click(screen.getByLabelText('新价格已核对'))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save.inputs).toEqual([{ goodsSn: 'DJCF1073125', price: '9' }]))
})

test('a small change says nothing', async () => {
  const asked = mockCall('GET /goods/priceFindings', { list: [] })
  server.use(mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()), asked)
  const user = userEvent.setup()
  render(<PriceDialog goods={goodsOf()} onClose={() => {}} onChanged={() => {}} />)
  await user.clear(screen.getByLabelText(/新价格/))
  await user.type(screen.getByLabelText(/新价格/), '120')
  await waitFor(() =>
    expect(asked.inputs.at(-1)).toEqual({ changes: JSON.stringify([{ goodsSn: 'DJCF1073125', price: '120' }]) }),
  )
  expect(screen.queryByText(/现价/)).toBeNull()
})
