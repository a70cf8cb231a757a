// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
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
  server.use(mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()), save)
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
  expect(await screen.findByText(text)).toBeTruthy()
  expect(handleClose).toHaveBeenCalledOnce()
  expect(save.inputs).toEqual([{ goodsSn: 'DJCF1073125', price: '9' }])
})
