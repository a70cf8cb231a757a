'use client'

import { useState } from 'react'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { toast } from '@/lib/client/toast-store'
import { type BookingFields, bookingFault } from './booking-fault'

const PATH = '/campaign/booking/seasonBooking'

/** What the visitor chose and typed, and sending it. Refusals leave every field as it is. */
export function useBookingForm(given: { seasonId: number; service: string }, onBooked: () => void) {
  const [fields, setFields] = useState<BookingFields>({
    ...given,
    areaId: '',
    serverId: '',
    contactType: 'qq',
    contact: '',
    note: '',
  })
  const form = useSubmit()
  const intent = useIntent()
  const set = <K extends keyof BookingFields>(name: K, value: BookingFields[K]) => {
    const lost = name === 'seasonId' ? { areaId: '', serverId: '' } : name === 'areaId' ? { serverId: '' } : {}
    setFields((old) => ({ ...old, ...lost, [name]: value }))
    if (form.refused) form.clear()
  }
  const send = (hasAreas: boolean) => {
    if (redirectToLogin(fields.seasonId ? `${PATH}?seasonId=${fields.seasonId}` : PATH)) return
    const fault = bookingFault(fields, hasAreas)
    if (fault) {
      form.refuse(...fault)
      document.getElementById(fault[0])?.focus()
      return
    }
    const { seasonId, service, areaId, serverId, contactType } = fields
    const input = {
      seasonId: String(seasonId),
      service: service as 'rank',
      ...(areaId && { areaId }),
      ...(serverId && { serverId }),
      contactType,
      contact: fields.contact.trim(),
      note: fields.note.trim(),
    }
    void form.submit(async () => {
      const booked = await lazyCall('POST /activity/booking/seasonBooking', input, {
        notMsg: true,
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      intent.forget()
      toast({ text: `预约成功：${booked.gameName} ${booked.seasonTitle}` })
      onBooked()
    })
  }
  return { fields, set, send, ...form }
}
