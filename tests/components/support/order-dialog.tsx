import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { OrderActions } from '@/components/orders/order/order-actions'
import { Toaster } from '@/components/ui/overlays/toast'
import type { OrderAction } from '@/lib/contract/entities/order'
import { server } from '../../support/mock-server'
import { mockCall } from '../../support/msw'
import { orderOf } from './sample-orders'

export const SN = 'D2611211234567890'
export const onChanged = vi.fn()
export const show = (...actions: OrderAction[]) => {
  onChanged.mockReset()
  render(
    <>
      <OrderActions order={orderOf({ orderSn: SN, actions })} onChanged={onChanged} />
      <Toaster />
    </>,
  )
}
/** Mocks the order actions; its `inputs` and `keys` contain what was sent. */
export function serveAct() {
  const act = mockCall('POST /order/act', orderOf())
  server.use(act)
  return act
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const dialog = () => within(screen.getByRole('dialog'))
export const send = (name: string) => fireEvent.click(dialog().getByRole('button', { name }))
export const type = (label: RegExp | string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })
/** Waits until the response has arrived and the form can be submitted again. */
export const idle = (name: string) =>
  waitFor(() => expect(dialog().getByRole('button', { name }).getAttribute('aria-busy')).toBeNull())
export const done = () => waitFor(() => expect(onChanged).toHaveBeenCalled())
