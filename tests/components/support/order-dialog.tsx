import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { OrderActions } from '@/components/order/order-actions'
import { Toaster } from '@/components/ui/toast'
import type { OrderAction } from '@/lib/contract/entities/order'
import type { Call } from '@/lib/contract/table'
import { server } from '../../support/mock-server'
import { mockCall } from '../../support/msw'
import { orderOf } from './sample-orders'

export const SN = 'D2611211234567890'
export const onChanged = vi.fn()
/** What a call is asked, with its idempotency key. */
export const heard: { input: Record<string, string>; key: string | null }[] = []

/** A server that answers nothing unasked, before each test of the file that calls this. */
export function serveOrders(): void {
  beforeEach(() => {
    heard.length = 0
  })
}

export const show = (...actions: OrderAction[]) => {
  onChanged.mockReset()
  render(
    <>
      <OrderActions order={{ orderSn: SN, actions }} onChanged={onChanged} />
      <Toaster />
    </>,
  )
}
export const answer = (name: Extract<Call, `POST /order/${string}`>, data: unknown = orderOf()) =>
  server.use(
    mockCall(name, ({ input, headers }) => {
      heard.push({ input, key: headers.get('idempotency-key') })
      return data as never
    }),
  )

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const dialog = () => within(screen.getByRole('dialog'))
export const send = (name: string) => fireEvent.click(dialog().getByRole('button', { name }))
export const type = (label: RegExp | string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })
export const done = () => waitFor(() => expect(onChanged).toHaveBeenCalled())
