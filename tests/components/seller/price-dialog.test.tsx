// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PriceDialog } from '@/components/seller/price-dialog'
import { Toaster } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import { goodsOf } from '../support/sample-goods'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

test.each([
  [GOODS_STATUS.review, '价格已修改，商品进入审核'],
  [GOODS_STATUS.onShelf, '价格已修改'],
])('a new price that leaves the item in status %s is answered: %s', async (status, told) => {
  vi.mocked(call).mockImplementation((async (name: string) =>
    name === 'POST /goods/onlySetupGoodsPrice' ? goodsOf({ status }) : null) as never)
  const user = userEvent.setup()
  const handleClose = vi.fn()
  render(
    <>
      <PriceDialog goods={goodsOf()} onClose={handleClose} onChanged={() => {}} />
      <Toaster />
    </>,
  )
  await user.clear(screen.getByLabelText(/新价格/))
  await user.type(screen.getByLabelText(/新价格/), '9')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(told)).toBeTruthy()
  expect(handleClose).toHaveBeenCalledOnce()
  cleanup()
})
